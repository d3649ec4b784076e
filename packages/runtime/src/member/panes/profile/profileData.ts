import { profile } from "@livery/platform/calls/profile.ts";
import { updateProfile } from "@livery/platform/calls/updateProfile.ts";
import type { WireProfile } from "@livery/platform/decoders/shared/profile.gen.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { callAtom } from "../../../kit/calls/callAtom.ts";
import type { Entered } from "../../../kit/forms/formField.ts";

export type Profile = WireProfile;

/** What a member can state; the number is entered in a form of its own, because it takes a code. */
export type ProfileFieldId = Exclude<keyof Profile, "setOnce">;

export type GroupId = "contact" | "person" | "work";

interface ProfileGroup {
  readonly id: GroupId;
  readonly fields: readonly Exclude<ProfileFieldId, "nickname">[];
}

/** In the order of the page. The fields of a group take the login password, or none of them does. */
const groups: readonly ProfileGroup[] = [
  { id: "contact", fields: ["email", "mobile", "telegram", "zalo"] },
  { id: "person", fields: ["birthday", "nationality"] },
  { id: "work", fields: ["address", "occupation", "sourceOfIncome"] },
];

export const profileAtom = callAtom(profile, () => undefined);

/** The groups without the fields that a compliance pack forbids (CO-033), and without those that are then empty. */
export function openGroups({ forbidden = [] }: Pick<SiteConfig["registration"], "forbidden">) {
  const isForbidden = (name: string) => (forbidden as readonly string[]).includes(name);
  return groups
    .map(({ id, fields }) => ({ id, fields: fields.filter((name) => !isForbidden(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Whether a field is set once and for all. */
export function isFixed(name: ProfileFieldId, profile: Profile): boolean {
  return isOnce(name, profile) && Boolean(profile[name]);
}

/** Whether the platform takes a field only once. */
export function isOnce(name: ProfileFieldId, { setOnce }: Pick<Profile, "setOnce">): boolean {
  return setOnce.includes(name);
}

/** Whether the platform takes a field only with the login password (AP-Ha). */
export function asksPassword(name: ProfileFieldId): boolean {
  return name in (updateProfile.changesIdentity?.fields ?? {});
}

/** What was entered differently from what the platform has: nothing else is sent. An empty text removes a field. */
export function changesIn<Name extends ProfileFieldId>(
  names: readonly Name[],
  values: Entered<Name>,
  profile: Profile,
): Entered<Name> {
  const changed = names.filter((name) => (values[name] ?? "") !== (profile[name] ?? ""));
  return Object.fromEntries(changed.map((name) => [name, values[name] ?? ""])) as Entered<Name>;
}
