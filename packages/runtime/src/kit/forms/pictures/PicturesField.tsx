import { UploadField } from "@livery/ui/UploadField/UploadField.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../formatCount.ts";
import type { ShownField } from "../formControls.ts";
import type { Pictures } from "./usePictures.ts";

interface PicturesFieldProps {
  readonly pictures: Pictures;
  readonly field: ShownField;
  /** Below it, after the bounds: what becomes of them. */
  readonly note?: string | undefined;
}

/** The pictures of a form with their bounds, and why one was not added (VF-055 … VF-058). */
export function PicturesField({ pictures, field: { error, hint: _, ...field }, note }: PicturesFieldProps) {
  const { t } = useTranslation("forms");
  const { chosen, bounds, problem } = pictures;
  const values = { count: bounds.most, limit: bounds.megabytes };
  const said = problem && t(`picture.${problem.kind}`, { ...values, name: problem.name });
  return (
    <UploadField
      {...field}
      error={[said, error].filter(Boolean).join(" ") || undefined}
      hint={[t("picture.bounds", values), note].filter(Boolean).join(" ")}
      chooseLabel={t("picture.choose")}
      accept="image/png,image/jpeg"
      most={bounds.most}
      files={chosen.map(({ id, name, address, size }) => ({
        id,
        name,
        preview: address,
        note: t("picture.note", { size: formatCount(Math.ceil(size / 1024)) }),
      }))}
      onAdd={(files) => void pictures.add(files)}
      onRemove={pictures.remove}
      removeLabel={(name) => t("picture.remove", { name })}
    />
  );
}
