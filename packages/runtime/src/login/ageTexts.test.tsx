import { describe, expect, it } from "vitest";
import { htmlOf } from "../testing/htmlOf.tsx";
import { AgeLine } from "./AgeLine.tsx";
import { TermsBox } from "./TermsBox.tsx";

const control = { ref: () => undefined, name: "terms", onChange: async () => undefined, onBlur: async () => undefined };

describe.each([18, 19, 21])("a brand for ages %i and over", (minimumAge) => {
  it("CO-008d says so under its forms, and that it is for play money where it is", () => {
    const line = (play: "demo" | "real-money") => htmlOf(<AgeLine />, { site: { minimumAge, play } });
    expect(line("real-money")).toContain(`aria-label="For ages ${minimumAge} and over"`);
    expect(line("real-money")).toContain(`</span>For ages ${minimumAge} and over</p>`);
    expect(line("demo")).toContain(`A play-money site for ages ${minimumAge} and over`);
  });

  it("CO-008b VF-050 asks new members to confirm that age, and asks again who did not", () => {
    const terms = (unticked: boolean, language: "ko" | "en") =>
      htmlOf(<TermsBox control={{ ...control, ...(unticked && { error: "x" }) }} />, {
        site: { minimumAge },
        language,
      });
    expect(terms(false, "en")).toContain(`I am ${minimumAge} or older`);
    expect(terms(false, "ko")).toContain(`만 ${minimumAge}세 이상`);
    expect(terms(true, "en")).toContain(`Please confirm that you are ${minimumAge} or older`);
    expect(terms(true, "ko")).toContain(`만 ${minimumAge}세 이상 확인과 약관 동의 필요`);
  });
});
