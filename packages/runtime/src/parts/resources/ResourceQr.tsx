import { QrCode } from "@livery/ui/QrCode/QrCode.tsx";
import { useState } from "react";
import { useSite } from "../../state/SiteContext.ts";
import { isHttps, type OfferedResource } from "./offeredResources.ts";

interface ResourceQrProps {
  readonly resource: Pick<OfferedResource, "href" | "qrCodeUrl">;
  /** A description for people who cannot see the code. */
  readonly label: string;
}

/** The QR code of a resource: the platform's picture if it has one that loads, otherwise one that is made here (RB-007). */
export function ResourceQr({ resource: { href, qrCodeUrl = "" }, label }: ResourceQrProps) {
  const { qrCodeSize: size } = useSite().constants;
  const [failed, setFailed] = useState<string>();
  if (!isHttps(qrCodeUrl) || failed === qrCodeUrl) return <QrCode value={href} label={label} size={size} />;
  return <img src={qrCodeUrl} alt={label} width={size} height={size} onError={() => setFailed(qrCodeUrl)} />;
}
