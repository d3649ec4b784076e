import { Pagination } from "@livery/ui/Pagination/Pagination.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";

interface CallPagesProps {
  /** The response of a call that has pages, once it is here. */
  readonly response: { readonly totalPages: number } | undefined;
  /** What the call brings, as in its `CallView`. */
  readonly what: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Leads through the pages of a call's list. */
export function CallPages({ response, what, page, onPage }: CallPagesProps) {
  const { t } = useTranslation();
  return (
    <Pagination
      label={t("pages.label", { what })}
      page={page}
      pages={response?.totalPages ?? 1}
      onPage={onPage}
      previousLabel={t("controls.previous")}
      nextLabel={t("controls.next")}
      pageLabel={(page, last) => t("pages.page", { page, last })}
    />
  );
}
