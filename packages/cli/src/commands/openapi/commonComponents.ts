import { errorTexts } from "@livery/gateway/http/errorTexts.ts";
import { idempotencyKeyPattern } from "@livery/platform/idempotencyKey.ts";
import { requestHeaders } from "@livery/product/requestHeaders.ts";
import { componentRef } from "./schemaComponents.ts";

/** The parts that all calls share. */
export const commonSchemas = {
  Success: {
    type: "object",
    description: "The envelope of a response (AP-C).",
    required: ["success"],
    properties: { success: { const: true }, message: { type: "string" } },
  },
  ApiError: {
    type: "object",
    description: "An API error.",
    required: ["success", "code", "message"],
    properties: {
      success: { const: false },
      code: { type: "string", description: "The reason, for programs: FIELD_INVALID." },
      message: { type: "string", description: "The reason, for visitors, in the language of the call. Plain text." },
      value: {
        type: "object",
        description: "What the page needs to continue: the wrong field, or that a captcha is required.",
      },
    },
  },
  Sealed: {
    type: "object",
    description: "A body in the encrypted envelope (AU-075).",
    required: ["jwe"],
    properties: { jwe: { type: "string", description: "A compact JWE (RFC 7516), RSA-OAEP-256 and A256GCM." } },
  },
} as const;

const retryAfter = {
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 0 } },
} as const;

const allow = { Allow: { description: "The allowed methods.", schema: { type: "string" } } } as const;

/** An error with a status, and the reference platform's codes for it. */
function refusal(status: number, description: string, headers?: typeof retryAfter | typeof allow) {
  const codes = Object.entries(errorTexts).flatMap(([code, text]) => (text.status === status ? [code] : []));
  const content = { "application/json": { schema: componentRef("ApiError") } };
  return { description: `${description} Codes: ${codes.join(", ")}.`, ...(headers && { headers }), content };
}

/** The components that operations refer to. */
export const commonComponents = {
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "header",
      name: "Authorization",
      description: "The session's token, in the header that the brand's `hosts.tokenHeader` names (AP-D).",
    },
  },
  parameters: {
    Merchant: {
      name: "Merchant",
      in: "header",
      required: true,
      description: "The site's merchant code.",
      schema: { type: "string" },
    },
    Language: {
      name: "Language",
      in: "header",
      description: "The language of the response: ko.",
      schema: { type: "string" },
    },
    IdempotencyKey: {
      name: requestHeaders.idempotencyKey,
      in: "header",
      required: true,
      description: "Random for each operation, and the same when it is sent again (AP-G).",
      schema: { type: "string", pattern: idempotencyKeyPattern },
    },
  },
  headers: {
    IdempotentReplayed: {
      description:
        "`true` if it is the stored response to an earlier request with the same key, within 24 hours (AP-G).",
      schema: { const: "true" },
    },
  },
  responses: {
    BadRequest: refusal(400, "The request cannot be read, its merchant is unknown, or its key is missing."),
    SignedOut: refusal(401, "There is no session, or it has ended."),
    Forbidden: refusal(403, "The caller may not do this, or nobody may do it here."),
    Unknown: refusal(404, "The named item does not exist, or belongs to somebody else."),
    WrongMethod: refusal(405, "The address does not allow this method.", allow),
    Conflict: refusal(409, "A similar operation is in progress or was done before."),
    TooLarge: refusal(413, "The body is too large."),
    AddressTooLong: refusal(414, "The address, with its query, is too long."),
    WrongType: refusal(415, "The body has the wrong content type."),
    Invalid: refusal(422, "A field is invalid, or the request breaks a rule; a key was used for another body."),
    TooMany: refusal(429, "Too many requests in a short time.", retryAfter),
    HeadersTooLarge: refusal(
      431,
      "The headers are too large. The server in front of the platform may reject them first, without a body.",
    ),
    Unavailable: refusal(503, "The platform cannot respond at the moment.", retryAfter),
    ServerError: refusal(500, "An internal error of the platform, with a reference number."),
  },
} as const;
