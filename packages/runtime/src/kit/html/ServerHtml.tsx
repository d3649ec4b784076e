import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { CallFailure } from "../calls/CallFailure.tsx";
import { useLazyModule } from "../useLazyModule.ts";
import type { HtmlContentProps } from "./HtmlContent.tsx";
import { htmlCode } from "./htmlCode.ts";

export interface ServerHtmlProps extends HtmlContentProps {
  /** What the HTML is, as in the message "Could not be loaded: Terms". */
  readonly what: string;
}

/** HTML of the platform, reduced to what `allowedHtml` lists: the only way to show any (NT-012, PR-026, HP-004). */
export function ServerHtml({ what, ...content }: ServerHtmlProps) {
  const { code: HtmlContent, failed, retrying, retry } = useLazyModule(htmlCode);
  if (HtmlContent) return <HtmlContent {...content} />;
  if (failed) return <CallFailure what={what} form="line" retrying={retrying} onRetry={retry} />;
  return (
    <div aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
