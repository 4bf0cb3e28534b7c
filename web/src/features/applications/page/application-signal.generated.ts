/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PosterSignalSubscriptionVariables = Exact<{
  id: string;
  me: string;
}>;

export type PosterSignalSubscription = { posted: Array<{ opportunity: { newest: Array<{ id: number }> } | null }> };

export type ApplicantSignalSubscriptionVariables = Exact<{
  id: string;
  me: string;
}>;

export type ApplicantSignalSubscription = { own: Array<{ status: string, agreed_value_cents: number | null, agreed_value_unit: string | null, is_proposal_uploaded: boolean, seen_by_poster_at: string | null, counter_offer: { id: string, counter_amount_cents: number, counter_amount_unit: string, feedback: string, status: string } | null, documents: Array<{ id: string | null }>, newest: Array<{ id: number }> }> };

export const PosterSignalDocument = `
    subscription PosterSignal($id: uuid!, $me: uuid!) {
  posted: opportunity_posters(
    where: {opportunity_id: {_eq: $id}, _or: [{user_id: {_eq: $me}}, {opportunity: {team_members: {user_id: {_eq: $me}}}}]}
  ) {
    opportunity {
      newest: history(order_by: {id: desc}, limit: 1) {
        id
      }
    }
  }
}
    `;
export const ApplicantSignalDocument = `
    subscription ApplicantSignal($id: uuid!, $me: uuid!) {
  own: opportunity_trackings(
    where: {opportunity_id: {_eq: $id}, user_id: {_eq: $me}, status: {_neq: "viewed"}}
    limit: 1
  ) {
    status
    agreed_value_cents
    agreed_value_unit
    is_proposal_uploaded
    seen_by_poster_at
    counter_offer {
      id
      counter_amount_cents
      counter_amount_unit
      feedback
      status
    }
    documents(order_by: {created_at: asc}) {
      id
    }
    newest: history(order_by: {id: desc}, limit: 1) {
      id
    }
  }
}
    `;
