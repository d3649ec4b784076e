import { QrCode } from "@livery/ui/QrCode/QrCode.tsx";
import { useState } from "react";
import { useSite } from "../../site/SiteContext.ts";
import { isOwnPicture } from "../pictures/pictureHost.ts";
import type { OfferedResource } from "./offeredResources.ts";

interface ResourceQrProps {
  readonly resource: Pick<OfferedResource, "href" | "qrCodeUrl">;
  /** A description for people who cannot see the code. */
  readonly label: string;
}

/** The QR code of a resource: the platform's picture if it may be loaded and does, otherwise one that is made here (RB-007). */
export function ResourceQr({ resource: { href, qrCodeUrl = "" }, label }: ResourceQrProps) {
  const { constants, hosts } = useSite();
  const size = constants.qrCodeSize;
  const [failed, setFailed] = useState<string>();
  if (qrCodeUrl === failed || !isOwnPicture(qrCodeUrl, hosts.images))
    return <QrCode value={href} label={label} size={size} />;
  return <img src={qrCodeUrl} alt={label} width={size} height={size} onError={() => setFailed(qrCodeUrl)} />;
}
