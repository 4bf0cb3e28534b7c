/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChatSignalSubscriptionVariables = Exact<{
  id: string;
  me: string;
}>;

export type ChatSignalSubscription = { opportunity_chats: Array<{ role: string | null, sees_all: boolean | null, seen_at: string | null, newest_number: number | null, unread_count: number | null, others_seen_at: string | null }> };

export const ChatSignalDocument = `
    subscription ChatSignal($id: uuid!, $me: uuid!) {
  opportunity_chats(where: {opportunity_id: {_eq: $id}, user_id: {_eq: $me}}) {
    role
    sees_all
    seen_at
    newest_number
    unread_count
    others_seen_at
  }
}
    `;
