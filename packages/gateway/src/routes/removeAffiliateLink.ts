import { shape } from "@livery/platform/requests/removeAffiliateLink.gen.js";
import { removeLink } from "../agents/affiliateLinks.ts";
import { withKey } from "../money/keys/withKey.ts";
import { requestOf } from "../requestOf.ts";
import { sessionOf } from "../requestContext.ts";

/** AP-184: deactivates one of the agent's links. */
export const removeAffiliateLink = withKey<object>("removeAffiliateLink", (context) => {
  const { code } = requestOf(context, shape);
  return (writing) => {
    removeLink(writing, sessionOf(context).member, code, context.now);
    return {};
  };
});
