import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { VendorChipsSkeleton } from "@livery/ui/VendorChips/VendorChipsSkeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { vendorsAtom } from "../../kit/data/catalogue.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { useSite } from "../../site/SiteContext.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useVendorItems } from "../useVendorItems.ts";
import { vendorLink } from "../../launch/vendorLink.ts";
import { vendorsIn } from "../vendorsIn.ts";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { useVendorLaunch } from "../../launch/useVendorLaunch.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { Fixtures } from "./Fixtures.tsx";

export interface SportsLobbyProps {
  readonly type: "SPORTS" | "ESPORTS";
  readonly path: "/sports" | "/esports";
  readonly title: string;
  readonly lead: string;
}

/** The lobby of sports or e-sports: its books, and the matches that run and start soon (LB-036). */
export function SportsLobby({ type, path, title, lead }: SportsLobbyProps) {
  const { t } = useTranslation("lobby");
  const core = useTranslation().t;
  const site = useSite();
  const { gameTypes, hero } = useArt();
  const call = useQueryResult(vendorsAtom);
  const toItem = useVendorItems((code) => vendorLink(path, code));
  const launch = useVendorLaunch();
  usePageTitle(title);
  return (
    <div className={page.page}>
      <Banner level={1} title={title} text={lead} art={gameTypes[type] ?? hero} />
      <CallView
        call={{ ...call, data: call.data && vendorsIn(type, site, call.data) }}
        what={t("match.books")}
        form="row"
        skeleton={<VendorChipsSkeleton look="cards" count={3} />}
      >
        {(vendors) => (
          <VendorChips
            look="cards"
            label={t("match.books")}
            onPress={(code) => {
              const book = vendors.find((vendor) => vendor.code === code);
              if (book) launch({ type, ...book });
            }}
            items={vendors.map((vendor) => ({ ...toItem(vendor), note: core(`games.${type}`) }))}
          />
        )}
      </CallView>
      <Fixtures type={type} path={path} />
    </div>
  );
}
