/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UnseenNoticesSignalSubscriptionVariables = Exact<{ [key: string]: never; }>;

export type UnseenNoticesSignalSubscription = { notifications_aggregate: { aggregate: { count: number } | null } };

export const UnseenNoticesSignalDocument = `
    subscription UnseenNoticesSignal {
  notifications_aggregate(where: {seen_at: {_is_null: true}}) {
    aggregate {
      count
    }
  }
}
    `;
