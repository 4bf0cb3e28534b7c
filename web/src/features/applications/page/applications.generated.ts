/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ApplicationEntryFragment = { opportunity_id: string, user_id: string, status: string, interest_shown_at: string | null, agreed_value_cents: number | null, agreed_value_unit: string | null, is_proposal_uploaded: boolean, proposal_submitted_at: string | null, rejected_reason: string | null, opt_out_reason: string | null, seen_by_poster_at: string | null, applicant_rank: number | null, answers_version_no: number | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, contact: { email: string | null, calendly: string | null } | null, match: { reasons: unknown } | null, counter_offer: { id: string, counter_amount_cents: number, counter_amount_unit: string, feedback: string, feedback_rich_text: unknown, status: string, reject_reason: string | null } | null, hire: { id: string, agreed_value_cents: number, agreed_value_unit: string, hired_at: string, accepted_at: string | null, opted_out_at: string | null, record: { id: string } | null } | null, calls: Array<{ id: string, booked_at: string | null, scheduled_at: string | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null, upload_type: string | null, created_at: string | null, is_superseded: boolean | null }> };

export type DeclinedFragment = { user_id: string, opt_out_reason: string | null, user: { first_name: string, last_name: string } | null };

export type DecisionFragment = { user_id: string, agreed_value_cents: number | null, agreed_value_unit: string | null, user: { first_name: string, last_name: string } | null, counter_offer: { status: string, counter_amount_cents: number, counter_amount_unit: string } | null, hire: { agreed_value_cents: number, agreed_value_unit: string } | null };

export type NewsFragment = { id: number, tab: string | null, created_at: string };

export type OpportunityApplicationsQueryVariables = Exact<{
  id: string;
  me: string;
  interestsRanks: Array<number> | number;
  stepperRanks: Array<number> | number;
  sentRanks: Array<number> | number;
  undecidedRank: number;
  askedRank: number;
  awaitedRank: number;
  countMax: number;
}>;

export type OpportunityApplicationsQuery = { own: Array<{ opportunity_id: string, user_id: string, status: string, interest_shown_at: string | null, agreed_value_cents: number | null, agreed_value_unit: string | null, is_proposal_uploaded: boolean, proposal_submitted_at: string | null, rejected_reason: string | null, opt_out_reason: string | null, seen_by_poster_at: string | null, applicant_rank: number | null, answers_version_no: number | null, newest: Array<{ id: number }>, news: Array<{ id: number, tab: string | null, created_at: string }>, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, contact: { email: string | null, calendly: string | null } | null, match: { reasons: unknown } | null, counter_offer: { id: string, counter_amount_cents: number, counter_amount_unit: string, feedback: string, feedback_rich_text: unknown, status: string, reject_reason: string | null } | null, hire: { id: string, agreed_value_cents: number, agreed_value_unit: string, hired_at: string, accepted_at: string | null, opted_out_at: string | null, record: { id: string } | null } | null, calls: Array<{ id: string, booked_at: string | null, scheduled_at: string | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null, upload_type: string | null, created_at: string | null, is_superseded: boolean | null }> }>, posted: Array<{ opportunity: { interests: { aggregate: { count: number } | null }, applicants: Array<{ user_id: string }>, proposals: Array<{ user_id: string }>, sent_proposals: Array<{ user_id: string }>, undecided: Array<{ user_id: string, agreed_value_cents: number | null, agreed_value_unit: string | null, user: { first_name: string, last_name: string } | null, counter_offer: { status: string, counter_amount_cents: number, counter_amount_unit: string } | null, hire: { agreed_value_cents: number, agreed_value_unit: string } | null }>, asked: Array<{ user_id: string, agreed_value_cents: number | null, agreed_value_unit: string | null, user: { first_name: string, last_name: string } | null, counter_offer: { status: string, counter_amount_cents: number, counter_amount_unit: string } | null, hire: { agreed_value_cents: number, agreed_value_unit: string } | null }>, declined: Array<{ user_id: string, opt_out_reason: string | null, user: { first_name: string, last_name: string } | null }>, asked_by_name: Array<{ user_id: string, user: { first_name: string, last_name: string } | null, application: { status: string, interest_shown_at: string | null } | null }>, awaited: Array<{ user_id: string }>, hires: Array<{ id: string }>, accepted_hires: Array<{ id: string }>, counter_offers: Array<{ user_id: string }>, newest: Array<{ id: number }>, news_of_interests: Array<{ id: number, tab: string | null, created_at: string }>, news_of_hires: Array<{ id: number, tab: string | null, created_at: string }>, news_of_the_end: Array<{ id: number, tab: string | null, created_at: string }> } | null }>, tab_views: Array<{ tab: string, seen_at: string }> };

export type MarkTabSeenMutationVariables = Exact<{
  opportunityId: string;
  tab: string;
  applicants?: Array<string> | string | null | undefined;
}>;

export type MarkTabSeenMutation = { markTabSeen: { tab: string } };

export const ApplicationEntryFragmentDoc = `
    fragment ApplicationEntry on opportunity_trackings {
  opportunity_id
  user_id
  status
  interest_shown_at
  agreed_value_cents
  agreed_value_unit
  is_proposal_uploaded
  proposal_submitted_at
  rejected_reason
  opt_out_reason
  seen_by_poster_at
  applicant_rank
  answers_version_no
  user {
    ...UserCard
  }
  contact {
    email
    calendly
  }
  match {
    reasons
  }
  counter_offer {
    id
    counter_amount_cents
    counter_amount_unit
    feedback
    feedback_rich_text
    status
    reject_reason
  }
  hire {
    id
    agreed_value_cents
    agreed_value_unit
    hired_at
    accepted_at
    opted_out_at
    record {
      id
    }
  }
  calls(order_by: {booked_at: desc}, limit: 1) {
    id
    booked_at
    scheduled_at
  }
  documents(order_by: {created_at: asc}) {
    id
    asset_name
    content_type
    size_bytes
    upload_type
    created_at
    is_superseded
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;
export const DeclinedFragmentDoc = `
    fragment Declined on opportunity_trackings {
  user_id
  opt_out_reason
  user {
    first_name
    last_name
  }
}
    `;
export const DecisionFragmentDoc = `
    fragment Decision on opportunity_trackings {
  user_id
  agreed_value_cents
  agreed_value_unit
  user {
    first_name
    last_name
  }
  counter_offer {
    status
    counter_amount_cents
    counter_amount_unit
  }
  hire {
    agreed_value_cents
    agreed_value_unit
  }
}
    `;
export const NewsFragmentDoc = `
    fragment News on opportunity_history {
  id
  tab
  created_at
}
    `;
export const OpportunityApplicationsDocument = `
    query OpportunityApplications($id: uuid!, $me: uuid!, $interestsRanks: [smallint!]!, $stepperRanks: [smallint!]!, $sentRanks: [smallint!]!, $undecidedRank: smallint!, $askedRank: smallint!, $awaitedRank: smallint!, $countMax: Int!) {
  own: opportunity_trackings(
    where: {opportunity_id: {_eq: $id}, user_id: {_eq: $me}, status: {_neq: "viewed"}}
    limit: 1
  ) {
    ...ApplicationEntry
    newest: history(order_by: {id: desc}, limit: 1) {
      id
    }
    news: history(
      where: {tab: {_is_null: false}, _or: [{actor_id: {_neq: $me}}, {actor_id: {_is_null: true}}]}
      distinct_on: tab
      order_by: [{tab: asc}, {created_at: desc}]
    ) {
      ...News
    }
  }
  posted: opportunity_posters(
    where: {opportunity_id: {_eq: $id}, _or: [{user_id: {_eq: $me}}, {opportunity: {team_members: {user_id: {_eq: $me}}}}]}
  ) {
    opportunity {
      interests: trackings_aggregate(
        where: {applicant_rank: {_in: $interestsRanks}}
        limit: $countMax
      ) {
        aggregate {
          count
        }
      }
      applicants: trackings(where: {applicant_rank: {_is_null: false}}, limit: 1) {
        user_id
      }
      proposals: trackings(where: {applicant_rank: {_in: $stepperRanks}}, limit: 1) {
        user_id
      }
      sent_proposals: trackings(where: {applicant_rank: {_in: $sentRanks}}, limit: 1) {
        user_id
      }
      undecided: trackings(
        where: {applicant_rank: {_eq: $undecidedRank}}
        order_by: [{interest_shown_at: asc}, {user_id: asc}]
        limit: 2
      ) {
        ...Decision
      }
      asked: trackings(
        where: {applicant_rank: {_eq: $askedRank}}
        order_by: [{interest_shown_at: asc}, {user_id: asc}]
        limit: 2
      ) {
        ...Decision
      }
      declined: trackings(
        where: {status: {_eq: "opted out"}, interest_shown_at: {_is_null: true}}
        order_by: {user_id: asc}
        limit: 10
      ) {
        ...Declined
      }
      asked_by_name: package_experts(order_by: {user_id: asc}, limit: 20) {
        user_id
        user {
          first_name
          last_name
        }
        application {
          status
          interest_shown_at
        }
      }
      awaited: trackings(where: {applicant_rank: {_eq: $awaitedRank}}, limit: 1) {
        user_id
      }
      hires(limit: 1) {
        id
      }
      accepted_hires: hires(where: {accepted_at: {_is_null: false}}, limit: 1) {
        id
      }
      counter_offers(order_by: {user_id: asc}, limit: 1) {
        user_id
      }
      newest: history(order_by: {id: desc}, limit: 1) {
        id
      }
      news_of_interests: history(
        where: {tab: {_eq: "interestTab"}, actor_role: {_eq: "expert"}}
        order_by: {created_at: desc}
        limit: 1
      ) {
        ...News
      }
      news_of_hires: history(
        where: {tab: {_eq: "hiredTab"}, actor_role: {_eq: "expert"}}
        order_by: {created_at: desc}
        limit: 1
      ) {
        ...News
      }
      news_of_the_end: history(
        where: {tab: {_eq: "interestTab"}, actor_role: {_eq: "staff"}}
        order_by: {created_at: desc}
        limit: 1
      ) {
        ...News
      }
    }
  }
  tab_views(where: {opportunity_id: {_eq: $id}, user_id: {_eq: $me}}) {
    tab
    seen_at
  }
}
    fragment ApplicationEntry on opportunity_trackings {
  opportunity_id
  user_id
  status
  interest_shown_at
  agreed_value_cents
  agreed_value_unit
  is_proposal_uploaded
  proposal_submitted_at
  rejected_reason
  opt_out_reason
  seen_by_poster_at
  applicant_rank
  answers_version_no
  user {
    ...UserCard
  }
  contact {
    email
    calendly
  }
  match {
    reasons
  }
  counter_offer {
    id
    counter_amount_cents
    counter_amount_unit
    feedback
    feedback_rich_text
    status
    reject_reason
  }
  hire {
    id
    agreed_value_cents
    agreed_value_unit
    hired_at
    accepted_at
    opted_out_at
    record {
      id
    }
  }
  calls(order_by: {booked_at: desc}, limit: 1) {
    id
    booked_at
    scheduled_at
  }
  documents(order_by: {created_at: asc}) {
    id
    asset_name
    content_type
    size_bytes
    upload_type
    created_at
    is_superseded
  }
}
fragment Declined on opportunity_trackings {
  user_id
  opt_out_reason
  user {
    first_name
    last_name
  }
}
fragment Decision on opportunity_trackings {
  user_id
  agreed_value_cents
  agreed_value_unit
  user {
    first_name
    last_name
  }
  counter_offer {
    status
    counter_amount_cents
    counter_amount_unit
  }
  hire {
    agreed_value_cents
    agreed_value_unit
  }
}
fragment News on opportunity_history {
  id
  tab
  created_at
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useOpportunityApplicationsQuery = <
      TData = OpportunityApplicationsQuery,
      TError = Error
    >(
      variables: OpportunityApplicationsQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityApplicationsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityApplicationsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityApplicationsQuery, TError, TData>(
      {
    queryKey: ['OpportunityApplications', variables],
    queryFn: graphqlFetcher<OpportunityApplicationsQuery, OpportunityApplicationsQueryVariables>(OpportunityApplicationsDocument, variables),
    ...options
  }
    )};

useOpportunityApplicationsQuery.document = OpportunityApplicationsDocument;

useOpportunityApplicationsQuery.getKey = (variables: OpportunityApplicationsQueryVariables) => ['OpportunityApplications', variables];

useOpportunityApplicationsQuery.rootKey = 'OpportunityApplications';

useOpportunityApplicationsQuery.fetcher = (variables: OpportunityApplicationsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityApplicationsQuery, OpportunityApplicationsQueryVariables>(OpportunityApplicationsDocument, variables, options);

export const MarkTabSeenDocument = `
    mutation MarkTabSeen($opportunityId: uuid!, $tab: String!, $applicants: [uuid!]) {
  markTabSeen(opportunityId: $opportunityId, tab: $tab, applicants: $applicants) {
    tab
  }
}
    `;

export const useMarkTabSeenMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<MarkTabSeenMutation, TError, MarkTabSeenMutationVariables, TContext>) => {
    
    return useMutation<MarkTabSeenMutation, TError, MarkTabSeenMutationVariables, TContext>(
      {
    mutationKey: ['MarkTabSeen'],
    mutationFn: (variables?: MarkTabSeenMutationVariables) => graphqlFetcher<MarkTabSeenMutation, MarkTabSeenMutationVariables>(MarkTabSeenDocument, variables)(),
    ...options
  }
    )};

useMarkTabSeenMutation.fetcher = (variables: MarkTabSeenMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<MarkTabSeenMutation, MarkTabSeenMutationVariables>(MarkTabSeenDocument, variables, options);
