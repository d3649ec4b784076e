import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { lazyCode } from "../../loading/lazyCode.ts";
import { type OfferedResource, resourceLabel } from "../../kit/resources/offeredResources.ts";
import { useLazyModule } from "../../kit/useLazyModule.ts";
import { useLanguage } from "../../site/language.ts";
import { DockFace } from "./DockFace.tsx";
import * as css from "./RightBar.css.ts";

const qr = lazyCode(() => import("../../kit/resources/ResourceQr.tsx"));

interface AppCodesProps {
  readonly apps: readonly OfferedResource[];
}

/** A button that shows the QR codes of the apps (RB-004 … RB-007). Without an app nothing is rendered. */
export function AppCodes({ apps }: AppCodesProps) {
  const { t } = useTranslation("menu");
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (apps.length === 0) return null;
  const close = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      role="presentation"
      className={css.codesPlace}
      onKeyDown={close}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <button
        ref={opener}
        type="button"
        className={css.entry}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <DockFace icon="qr">{t("dock.codes")}</DockFace>
      </button>
      {isOpen && (
        <div className={css.codes} id={id} role="group" aria-label={t("codes")} tabIndex={-1}>
          <Codes apps={apps} />
        </div>
      )}
    </div>
  );
}

function Codes({ apps }: AppCodesProps) {
  const { t } = useTranslation("menu");
  const { language } = useLanguage();
  const { code, failed } = useLazyModule(qr, undefined, { asked: true });
  return (
    <>
      {apps.map((resource) => {
        const name = resourceLabel(resource.labels, language, t(`resource.${resource.kind}`));
        return (
          <figure key={resource.kind} className={css.code}>
            <div className={css.codePicture}>{code && <code.ResourceQr resource={resource} label={name} />}</div>
            <figcaption aria-hidden={code !== undefined}>{failed ? t("codesFailed") : name}</figcaption>
          </figure>
        );
      })}
    </>
  );
}
