import { chatRooms } from "@livery/platform/calls/chatRooms.ts";
import type { ChatRoomsResponse } from "@livery/platform/decoders/chatRooms.gen.js";
import { callAtom } from "../../kit/calls/callAtom.ts";

export type ChatRoom = ChatRoomsResponse["list"][number];

/** How often it is asked who is in the rooms, in ms. */
const PACE = 30_000;

/** The rooms, with how many people are in each. */
export const chatRoomsAtom = callAtom(chatRooms, () => undefined, { refetchInterval: () => PACE });
