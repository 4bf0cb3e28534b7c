/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type HiredPeopleQueryVariables = Exact<{
  opportunityId: string;
  after: string;
  afterId: string;
  limit: number;
}>;

export type HiredPeopleQuery = { hires: Array<{ id: string, hired_at: string, application: { opportunity_id: string, user_id: string, status: string, interest_shown_at: string | null, agreed_value_cents: number | null, agreed_value_unit: string | null, is_proposal_uploaded: boolean, proposal_submitted_at: string | null, rejected_reason: string | null, opt_out_reason: string | null, seen_by_poster_at: string | null, applicant_rank: number | null, answers_version_no: number | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, contact: { email: string | null, calendly: string | null } | null, match: { reasons: unknown } | null, counter_offer: { id: string, counter_amount_cents: number, counter_amount_unit: string, feedback: string, feedback_rich_text: unknown, status: string, reject_reason: string | null } | null, hire: { id: string, agreed_value_cents: number, agreed_value_unit: string, hired_at: string, accepted_at: string | null, opted_out_at: string | null, record: { id: string } | null } | null, calls: Array<{ id: string, booked_at: string | null, scheduled_at: string | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null, upload_type: string | null, created_at: string | null, is_superseded: boolean | null }> } | null }> };

export const HiredPeopleDocument = `
    query HiredPeople($opportunityId: uuid!, $after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  hires(
    where: {opportunity_id: {_eq: $opportunityId}, hired_at: {_gte: $after}, _and: [{_or: [{accepted_at: {_is_null: false}}, {opted_out_at: {_is_null: false}}]}, {_or: [{hired_at: {_gt: $after}}, {id: {_gt: $afterId}}]}]}
    order_by: [{hired_at: asc}, {id: asc}]
    limit: $limit
  ) {
    id
    hired_at
    application {
      ...ApplicationEntry
    }
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
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useHiredPeopleQuery = <
      TData = HiredPeopleQuery,
      TError = Error
    >(
      variables: HiredPeopleQueryVariables,
      options?: Omit<UseQueryOptions<HiredPeopleQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<HiredPeopleQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<HiredPeopleQuery, TError, TData>(
      {
    queryKey: ['HiredPeople', variables],
    queryFn: graphqlFetcher<HiredPeopleQuery, HiredPeopleQueryVariables>(HiredPeopleDocument, variables),
    ...options
  }
    )};

useHiredPeopleQuery.document = HiredPeopleDocument;

useHiredPeopleQuery.getKey = (variables: HiredPeopleQueryVariables) => ['HiredPeople', variables];

useHiredPeopleQuery.rootKey = 'HiredPeople';

useHiredPeopleQuery.fetcher = (variables: HiredPeopleQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<HiredPeopleQuery, HiredPeopleQueryVariables>(HiredPeopleDocument, variables, options);
