import type { WireResource } from "@livery/platform/decoders/shared/resource.gen.ts";
import type { Merchant } from "./merchant.ts";

/** The merchant's code as a part of an address. */
export const merchantSlug = ({ merchant }: Merchant) => merchant.toLowerCase().replace(/[^a-z0-9]+/gu, "-");

/** A merchant's apps and addresses. None of the hosts exists: `.invalid` never resolves. */
export function merchantResources(merchant: Merchant): WireResource[] {
  const apps = `https://apps.example.invalid/${merchantSlug(merchant)}`;
  const { email, social } = merchant.contact;
  return [
    { resourceType: "Android", url: `${apps}/android.apk`, labelNameEn: "Android" },
    { resourceType: "IOS", url: `${apps}/ios`, labelNameEn: "iOS" },
    { resourceType: "MOBILECONFIG", url: `${apps}/lite.mobileconfig`, labelNameEn: "iOS Lite" },
    ...(email === undefined ? [] : [{ resourceType: "EMAIL", url: `mailto:${email}`, labelNameEn: "E-mail" }]),
    ...(social === undefined ? [] : [{ resourceType: "FACEBOOK", url: social, labelNameEn: "Channel" }]),
  ];
}

/** The merchant's other domains, with their response times in milliseconds. */
export function merchantDomains(merchant: Merchant): { url: string; speed: number }[] {
  const name = merchantSlug(merchant);
  return [
    { url: `https://seoul.${name}.example.invalid`, speed: 38 },
    { url: `https://tokyo.${name}.example.invalid`, speed: 64 },
    { url: `https://sg.${name}.example.invalid`, speed: 112 },
  ];
}
