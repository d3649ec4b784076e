import type { WireBet } from "@livery/platform/decoders/shared/bet.gen.ts";
import { minor } from "@livery/product/money.ts";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { expect, it } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { useTeamBetColumns } from "./useTeamBetColumns.tsx";
import { clockInKorea, inKorea } from "../../../testing/inKorea.ts";

const totals = { stake: minor(300), validBet: minor(200), payout: minor(100), net: minor(-200) };

const bet = (more: object = {}) =>
  ({
    id: "B1",
    at: inKorea("2026-11-24T14:05").toISOString(),
    account: "yuna_k",
    game: "Golden Wave",
    gameType: "RNG",
    vendor: "PP",
    stake: 100_000,
    validBet: 90_000,
    payout: 0,
    net: -100_000,
    state: "SETTLED",
    ...more,
  }) as WireBet;

function Table({ row }: { readonly row: WireBet }) {
  const columns = useTeamBetColumns().columns({ clock: clockInKorea("2026-11-24T00:00"), total: 23, totals });
  return <DataTable caption="" columns={columns} rows={[row]} rowKey={({ id }) => id} empty="" />;
}

const cellsOf = (html: string) =>
  [...html.matchAll(/<t[dh] role="(?:cell|rowheader)"[^>]*>(.*?)<\/t[dh]>|<th scope="row"[^>]*>(.*?)<\/th>/gsu)].map(
    ([, cell = "", head = ""]) =>
      `${cell}${head}`
        .replaceAll(/<[^>]*aria-hidden="true"[^>]*>.*?<\/span>/gsu, "")
        .replaceAll(/<[^>]*>/gu, " ")
        .replaceAll(/\s+/gu, " ")
        .trim(),
  );

it.each([
  ["ko", bet(), "yuna_k | Golden Wave PP | 11.24 14:05 | 1,000.00 | 900.00 | 0.00 | 잃음 1,000.00 | 정산"],
  [
    "en",
    bet({ payout: 340_000, net: 240_000 }),
    "yuna_k | Golden Wave PP | 11.24 14:05 | 1,000.00 | 900.00 | 3,400.00 | won 2,400.00 | Settled",
  ],
  ["en", bet({ state: "OPEN", net: 0, at: "soon" }), "yuna_k | Golden Wave PP | – | 1,000.00 | 900.00 | – | – | Open"],
  [
    "en",
    bet({ account: undefined, net: 0, payout: 100_000 }),
    "| Golden Wave PP | 11.24 14:05 | 1,000.00 | 900.00 | 1,000.00 | 0.00 | Settled",
  ],
] as const)("in %s a bet of the team has its member, and the net in words: %o", (language, row, said) => {
  const cells = cellsOf(paneHtml(<Table row={row} />, { language }));
  expect(cells.slice(0, 8).join(" | ").trim()).toBe(said);
  const sums =
    language === "ko" ? "23건 합계 | | | 3.00 | 2.00 | 1.00 | 잃음 2.00 |" : /^Total of 23 .* lost 2\.00 \|$/u;
  expect(cells.slice(8).join(" | ").replaceAll(/\s+/gu, " ").trim()).toMatch(sums);
});
