import type { Call } from "@livery/platform/call.ts";
import { fileFieldOf } from "@livery/platform/fileField.ts";
import type { RequestShape } from "@livery/platform/requestShape.ts";
import { requestShapes } from "@livery/platform/requestShapes.gen.ts";
import { TRIAL } from "../members/isAgent.ts";
import type { Session } from "../members/sessions.ts";
import type { Merchant } from "../merchant.ts";
import { mediaTypeOf, parseObject, readBody } from "../protection/readBody.ts";
import type { RequestContext } from "../requestContext.ts";
import { openUpload } from "../uploads/openUpload.ts";
import { readPictures } from "../uploads/pictures.ts";
import { uploadBounds } from "../uploads/uploadBounds.ts";
import { ApiError } from "./apiError.ts";
import type { AppOptions } from "./createApp.ts";

interface Sent {
  readonly call: Pick<Call<never, unknown>, "id" | "encrypted">;
  readonly merchant: Merchant;
  readonly session: Session | undefined;
  readonly request: Request;
  /** Applies the limit of uploads to the sender, and returns who that is. */
  readonly enterUpload: () => string | undefined;
}

const shapes: Readonly<Record<string, RequestShape<unknown>>> = requestShapes;

/**
 * What a call was sent: its fields, decrypted if they came in an envelope, and how to read its pictures. Of a body with
 * pictures only the fields are read here; the route decides whether it wants the rest.
 */
export async function bodyOf(
  { decrypter, protection, store, clock }: AppOptions,
  { call: { id, encrypted }, merchant, session, request, enterUpload }: Sent,
): Promise<Pick<RequestContext, "body" | "readPictures">> {
  const purpose = { merchant: merchant.merchant, call: id };
  const isEncryptionNeeded = encrypted && merchant.hosts.publicKey !== undefined;
  const file = fileFieldOf(shapes[id] ?? {});
  if (!file || mediaTypeOf(request) !== "multipart/form-data") {
    const body = await decrypter.open(await readBody(request, id), purpose, isEncryptionNeeded);
    return { body, readPictures: undefined };
  }
  // Anybody gets a trial account, without proving anything.
  if (session?.member.type === TRIAL) throw new ApiError("TRIAL_ACCOUNT");
  const sender = enterUpload();
  const { uploadRoom } = protection;
  const upload = await openUpload(request, uploadBounds(file, merchant), uploadRoom);
  return {
    body: await decrypter.open(parseObject(upload.fields, id), purpose, isEncryptionNeeded),
    readPictures: (draw) =>
      protection.aside(async () => {
        const pictures = await uploadRoom.join(sender, async () => readPictures(upload, draw, store));
        return { pictures, now: clock() };
      }),
  };
}
