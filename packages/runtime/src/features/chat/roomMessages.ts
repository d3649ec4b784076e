import { chatMessages } from "@livery/platform/calls/chatMessages.ts";
import type { ChatMessagesResponse } from "@livery/platform/decoders/chatMessages.gen.js";
import { defined } from "@livery/platform/defined.ts";
import { memoizeByKey } from "../../kit/calls/memoizeByKey.ts";
import { queryAtom } from "../../kit/calls/queryAtom.ts";
import { queryClientAtom } from "../../kit/calls/queryClient.ts";
import { sendAtom } from "../../site/send.ts";
import { tokenAtom } from "../../session/session.ts";
import { joinMessages } from "./joinMessages.ts";

export type ChatMessage = ChatMessagesResponse["list"][number];

/** How often an open room asks for new messages while the page is visible, in ms. */
const PACE = 4000;

/** A room's messages, oldest first: the newest ones, and then those that follow the last one. */
export const roomMessagesAtom = memoizeByKey((room: string) =>
  queryAtom<readonly ChatMessage[], Error>((get) => {
    const send = get(sendAtom);
    const queries = get(queryClientAtom);
    const session = get(tokenAtom);
    const queryKey = [chatMessages.id, session, room];
    return {
      queryKey,
      queryFn: async () => {
        const known = queries.getQueryData<readonly ChatMessage[]>(queryKey) ?? [];
        const after = known.at(-1)?.id;
        const { list } = await send(chatMessages, { room, ...defined({ after }) });
        return joinMessages(known, list);
      },
      enabled: session !== undefined,
      staleTime: PACE,
      refetchInterval: PACE,
    };
  }),
);
