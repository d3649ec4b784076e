import { convertPoints } from "@livery/platform/calls/convertPoints.ts";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { LaterPart } from "../../kit/LaterPart.tsx";
import { useWrite } from "../../kit/writes/useWrite.ts";
import { lazyCode } from "../../loading/lazyCode.ts";
import { MallDrawer } from "./MallDrawer.tsx";
import { type Conversion, convertOptions, type Terms } from "./mallData.ts";

const code = lazyCode(async () => (await import("./Converting.tsx")).Converting);

interface ConvertDrawerProps {
  readonly isOpen: boolean;
  readonly points: number | undefined;
  readonly terms: Terms | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Turns points into money in the balance (PM-012): the form, and then what came of it. */
export function ConvertDrawer({ isOpen, points, terms, onOpen, onClose }: ConvertDrawerProps) {
  const { t } = useTranslation("pointMall");
  const conversion = useWrite(convertPoints, convertOptions);
  const [made, setMade] = useState<Conversion>();
  const close = () => {
    setMade(undefined);
    onClose();
  };
  return (
    <MallDrawer
      isOpen={isOpen || made !== undefined}
      title={t("convert")}
      onClose={close}
      onCheck={conversion.pending && onOpen}
    >
      <LaterPart
        code={code}
        texts="records"
        what={t("convert")}
        props={{ conversion, points, terms, made, onMade: setMade }}
      />
    </MallDrawer>
  );
}
