import { errorTexts } from "@livery/gateway/http/errorTexts.ts";
import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { openapiDocument } from "./openapiDocument.ts";
import { readSchemas } from "./readSchemas.ts";

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, { schema: object }>> };
  readonly responses: Readonly<Record<string, object>>;
  readonly "x-livery-requirement": string;
  readonly "x-livery-encrypted": boolean;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  };
}

let document: Document;
beforeAll(async () => {
  document = openapiDocument(await readSchemas()) as unknown as Document;
});

const statusesIn = ({ responses }: Operation): readonly string[] => Object.keys(responses);

function operationOf(path: string, method = "post"): Operation {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not there`);
  return found;
}

describe("the document", () => {
  it("has every call at its path, with its method, row and encryption", () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), ...one })),
    );
    const said = described.map((one) => [
      one.operationId,
      one.method,
      one.path,
      one["x-livery-requirement"],
      one["x-livery-encrypted"],
    ]);
    const meant = Object.values<Call<never, unknown>>(liveCalls).map((call) => [
      call.id,
      call.method,
      call.path,
      call.requirement,
      call.encrypted,
    ]);
    expect(said.map(String).toSorted()).toEqual(meant.map(String).toSorted());
  });

  it("has schemas, and they refer to each other", () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
    ajv.addVocabulary(["x-unit"]);
    ajv.addKeyword("components");
    ajv.addSchema({ $id: "document", components: document.components }, "document");
    for (const name of Object.keys(document.components.schemas))
      expect(ajv.compile({ $ref: `document#/components/schemas/${name}` }), name).toBeTypeOf("function");
    const whole = ajv.compile({ $ref: "document#/components/schemas/WithdrawalsResponse" });
    expect(whole({ list: [{ id: 5 }], pageNo: 1, totalPages: 1, total: 1 })).toBe(false);
  });
});

describe("an operation", () => {
  it("says who may call it: everybody, members, agents, and everybody with an optional session", () => {
    expect(operationOf("/wps/session/login").security).toEqual([]);
    expect(operationOf("/wps/member/info", "get").security).toEqual([{ session: [] }]);
    expect(operationOf("/wps/relay/MCS2_createDownline").security).toEqual([{ session: ["agent"] }]);
    expect(operationOf("/wps/session/language").security).toEqual([{}, { session: [] }]);
    expect(operationOf("/wps/session/login").responses).not.toHaveProperty("401");
    expect(operationOf("/wps/member/info", "get").responses).toHaveProperty("401");
  });

  it("requires a key if the call takes one, and says that it may already be in progress", () => {
    const key = { $ref: "#/components/parameters/IdempotencyKey" };
    const deposit = operationOf("/wps/relay/MCSFE_createDeposit");
    expect(deposit.parameters).toContainEqual(key);
    expect(deposit.responses).toHaveProperty("409");
    expect(operationOf("/wps/session/login").parameters).not.toContainEqual(key);
  });

  it("takes its fields in the query, as JSON, in the envelope, as a form, or beside files", () => {
    const days = operationOf("/wps/responsible/statement", "get").parameters.find(({ name }) => name === "days");
    expect(days).toMatchObject({ in: "query", required: true, schema: { enum: [1, 7, 30, 365] } });
    const plain = { $ref: "#/components/schemas/CancelDepositRequest" };
    const json = operationOf("/wps/relay/MCSFE_cancelDeposit").requestBody;
    expect(json).toMatchObject({ required: true, content: { "application/json": { schema: plain } } });
    const encrypted = operationOf("/wps/session/login").requestBody?.content["application/json"]?.schema;
    expect(encrypted).toMatchObject({ anyOf: [{ $ref: "#/components/schemas/Sealed" }, {}] });
    const form = operationOf("/wps/member/password/email").requestBody?.content;
    expect(Object.keys(form ?? {})).toEqual(["application/x-www-form-urlencoded"]);
    const withFiles = operationOf("/wps/feedback", "put").requestBody?.content ?? {};
    expect(Object.keys(withFiles)).toEqual(["application/json", "multipart/form-data"]);
    expect(withFiles["multipart/form-data"]?.schema).toMatchObject({
      required: ["request"],
      properties: { request: { contentMediaType: "application/json" }, images: { maxItems: 10 } },
    });
    expect(Object.keys(operationOf("/wps/member/info/icon/upload").requestBody?.content ?? {})).toEqual([
      "multipart/form-data",
    ]);
    expect(operationOf("/wps/responsible/pause").requestBody).toBeUndefined();
  });

  it("lists its errors by status, with the codes of the reference platform", () => {
    const statusesOf = (path: string, method?: string) => statusesIn(operationOf(path, method));
    const reading = ["200", "400", "401", "403", "405", "414", "429", "431", "503", "default"];
    expect(statusesOf("/wps/member/info", "get")).toEqual(reading);
    const cancelling = statusesOf("/wps/relay/MCSFE_cancelDeposit");
    expect(cancelling).toEqual(expect.arrayContaining(["401", "404", "409", "413", "415", "422"]));
    expect(statusesOf("/wps/captcha/slide")).not.toContain("404");
    expect(statusesOf("/wps/relay/passwordCheck/MCS2_transferDownline")).toContain("404");
    const { responses } = document.components;
    expect(responses["Unknown"]?.description).toMatch(/Codes: .*ORDER_UNKNOWN, CARD_UNKNOWN/);
    expect(responses["Invalid"]?.description).toContain("INSUFFICIENT_FUNDS");
    expect(Object.values(responses).filter(({ description }) => description.endsWith("Codes: ."))).toEqual([]);
  });

  it("has every error status of the reference platform, including that of a wrong method", () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const known = new Set(operations.flatMap(statusesIn));
    const refusing = new Set(Object.values(errorTexts).map(({ status }) => `${status}`));
    // The default response covers unexpected statuses.
    expect([...refusing].filter((status) => !known.has(status))).toEqual(["500"]);
    const wrong = document.components.responses["WrongMethod"];
    expect(wrong).toMatchObject({ description: expect.stringContaining("WRONG_METHOD"), headers: { Allow: {} } });
  });

  it("returns its value in the envelope, with the fields beside it, or only reports success", () => {
    const schemaOf = (path: string, method: string): unknown =>
      (operationOf(path, method).responses["200"] as { content: Record<string, { schema: unknown }> }).content[
        "application/json"
      ]?.schema;
    const success = { $ref: "#/components/schemas/Success" };
    const value = { $ref: "#/components/schemas/BankCardsResponse" };
    expect(schemaOf("/wps/relay/MCSFE_getBankCards", "get")).toMatchObject({
      allOf: [success, { required: ["value"], properties: { value } }],
    });
    expect(schemaOf("/wps/captcha", "get")).toEqual({
      allOf: [success, { $ref: "#/components/schemas/CaptchaResponse" }],
    });
    expect(schemaOf("/wps/session/logout", "delete")).toEqual(success);
  });
});
