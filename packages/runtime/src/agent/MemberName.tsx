import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import * as css from "./MemberName.css.ts";

interface MemberNameProps {
  readonly account: string;
  /** Others may be below it. */
  readonly isAgent: boolean;
}

/** A member of the team by its account, and whether it is an agent. */
export function MemberName({ account, isAgent }: MemberNameProps) {
  const { t } = useTranslation("agent");
  return (
    <span className={css.name}>
      {account}
      {isAgent && <Tag>{t("account.agent")}</Tag>}
    </span>
  );
}
