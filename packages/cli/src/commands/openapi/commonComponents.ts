import { errorTexts } from "@livery/gateway/http/errorTexts.ts";
import { idempotencyKeyPattern } from "@livery/platform/idempotencyKey.ts";
import { requestHeaders } from "@livery/product/requestHeaders.ts";
import { componentRef } from "./schemaComponents.ts";

/** What stands around the values of all calls. */
export const commonSchemas = {
  Success: {
    type: "object",
    description: "The envelope of an answer (AP-C).",
    required: ["success"],
    properties: { success: { const: true }, message: { type: "string" } },
  },
  ApiError: {
    type: "object",
    description: "The platform's no.",
    required: ["success", "code", "message"],
    properties: {
      success: { const: false },
      code: { type: "string", description: "The reason, for programs: FIELD_INVALID." },
      message: { type: "string", description: "The reason, for visitors, in the language of the call. Plain text." },
      value: {
        type: "object",
        description: "What the page needs to go on: the wrong field, that a captcha is asked for.",
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

const allow = { Allow: { description: "The methods that it takes.", schema: { type: "string" } } } as const;

/** A refusal with a status, and the codes that the reference platform has for it. */
function refusal(status: number, description: string, headers?: typeof retryAfter | typeof allow) {
  const codes = Object.entries(errorTexts).flatMap(([code, text]) => (text.status === status ? [code] : []));
  const content = { "application/json": { schema: componentRef("ApiError") } };
  return { description: `${description} Codes: ${codes.join(", ")}.`, ...(headers && { headers }), content };
}

/** The parts that operations name. */
export const commonComponents = {
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "header",
      name: "Authorization",
      description: "The session's token as it is, in the header that the brand's `hosts.tokenHeader` names (AP-D).",
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
      description: "The language of the answer: ko.",
      schema: { type: "string" },
    },
    IdempotencyKey: {
      name: requestHeaders.idempotencyKey,
      in: "header",
      required: true,
      description: "Random for each thing to do, and the same when it is sent again (AP-G).",
      schema: { type: "string", pattern: idempotencyKeyPattern },
    },
  },
  headers: {
    IdempotentReplayed: {
      description:
        "`true` where it is the stored answer of an earlier request with the same key, within 24 hours (AP-G).",
      schema: { const: "true" },
    },
  },
  responses: {
    BadRequest: refusal(400, "It cannot be read, its merchant is unknown, or its key is missing."),
    SignedOut: refusal(401, "There is no session, or it has ended."),
    Forbidden: refusal(403, "Who asks may not do it, or nobody may here."),
    Unknown: refusal(404, "What it names is not there, or is somebody else's."),
    WrongMethod: refusal(405, "The address was asked with a method that it does not take.", allow),
    Conflict: refusal(409, "Another one like it is under way or was before."),
    TooLarge: refusal(413, "The body is too large."),
    AddressTooLong: refusal(414, "The address, with its query, is too long."),
    WrongType: refusal(415, "The body is of another content type."),
    Invalid: refusal(
      422,
      "A field does not fit, or what it asks for is against a rule; a key was used for another body.",
    ),
    TooMany: refusal(429, "Too many in a short time.", retryAfter),
    HeadersTooLarge: refusal(
      431,
      "The headers are too large. The server that the platform stands behind may say so before it, without a body.",
    ),
    Planned: refusal(501, "The reference platform answers it in a later step."),
    Unavailable: refusal(503, "The platform cannot answer at the moment.", retryAfter),
    ServerError: refusal(500, "A fault of the platform, under a number."),
  },
} as const;
