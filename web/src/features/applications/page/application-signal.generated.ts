/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ApplicationSignalSubscriptionVariables = Exact<{
  id: string;
}>;

export type ApplicationSignalSubscription = { opportunity_trackings: Array<{ user_id: string, status: string, agreed_value_cents: number | null, is_proposal_uploaded: boolean, seen_by_poster_at: string | null, counter_offer: { id: string, counter_amount_cents: number, feedback: string, status: string } | null, documents: Array<{ id: string | null }> }> };

export const ApplicationSignalDocument = `
    subscription ApplicationSignal($id: uuid!) {
  opportunity_trackings(
    where: {opportunity_id: {_eq: $id}, status: {_neq: "viewed"}}
    order_by: {interest_shown_at: asc_nulls_last}
  ) {
    user_id
    status
    agreed_value_cents
    is_proposal_uploaded
    seen_by_poster_at
    counter_offer {
      id
      counter_amount_cents
      feedback
      status
    }
    documents(order_by: {created_at: asc}) {
      id
    }
  }
}
    `;
