/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ApplicantsQueryVariables = Exact<{
  opportunityId: string;
  ranks: Array<number> | number;
  fromRank: number;
  after: string;
  afterId: string;
  limit: number;
}>;

export type ApplicantsQuery = { opportunity_trackings: Array<{ opportunity_id: string, user_id: string, status: string, interest_shown_at: string | null, agreed_value_cents: number | null, agreed_value_unit: string | null, is_proposal_uploaded: boolean, proposal_submitted_at: string | null, rejected_reason: string | null, opt_out_reason: string | null, seen_by_poster_at: string | null, applicant_rank: number | null, answers_version_no: number | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, contact: { email: string | null, calendly: string | null } | null, match: { reasons: unknown } | null, counter_offer: { id: string, counter_amount_cents: number, counter_amount_unit: string, feedback: string, feedback_rich_text: unknown, status: string, reject_reason: string | null } | null, hire: { id: string, agreed_value_cents: number, agreed_value_unit: string, hired_at: string, accepted_at: string | null, opted_out_at: string | null, record: { id: string } | null } | null, calls: Array<{ id: string, booked_at: string | null, scheduled_at: string | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null, upload_type: string | null, created_at: string | null, is_superseded: boolean | null }> }> };

export type ApplicantQueryVariables = Exact<{
  opportunityId: string;
  userId: string;
}>;

export type ApplicantQuery = { opportunity_trackings: Array<{ opportunity_id: string, user_id: string, status: string, interest_shown_at: string | null, agreed_value_cents: number | null, agreed_value_unit: string | null, is_proposal_uploaded: boolean, proposal_submitted_at: string | null, rejected_reason: string | null, opt_out_reason: string | null, seen_by_poster_at: string | null, applicant_rank: number | null, answers_version_no: number | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, contact: { email: string | null, calendly: string | null } | null, match: { reasons: unknown } | null, counter_offer: { id: string, counter_amount_cents: number, counter_amount_unit: string, feedback: string, feedback_rich_text: unknown, status: string, reject_reason: string | null } | null, hire: { id: string, agreed_value_cents: number, agreed_value_unit: string, hired_at: string, accepted_at: string | null, opted_out_at: string | null, record: { id: string } | null } | null, calls: Array<{ id: string, booked_at: string | null, scheduled_at: string | null }>, documents: Array<{ id: string | null, asset_name: string | null, content_type: string | null, size_bytes: number | null, upload_type: string | null, created_at: string | null, is_superseded: boolean | null }> }> };

export const ApplicantsDocument = `
    query Applicants($opportunityId: uuid!, $ranks: [smallint!]!, $fromRank: smallint!, $after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  opportunity_trackings(
    where: {opportunity_id: {_eq: $opportunityId}, applicant_rank: {_in: $ranks, _gte: $fromRank}, _or: [{applicant_rank: {_gt: $fromRank}}, {interest_shown_at: {_gt: $after}}, {interest_shown_at: {_eq: $after}, user_id: {_gt: $afterId}}]}
    order_by: [{applicant_rank: asc}, {interest_shown_at: asc}, {user_id: asc}]
    limit: $limit
  ) {
    ...ApplicationEntry
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

export const useApplicantsQuery = <
      TData = ApplicantsQuery,
      TError = Error
    >(
      variables: ApplicantsQueryVariables,
      options?: Omit<UseQueryOptions<ApplicantsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ApplicantsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ApplicantsQuery, TError, TData>(
      {
    queryKey: ['Applicants', variables],
    queryFn: graphqlFetcher<ApplicantsQuery, ApplicantsQueryVariables>(ApplicantsDocument, variables),
    ...options
  }
    )};

useApplicantsQuery.document = ApplicantsDocument;

useApplicantsQuery.getKey = (variables: ApplicantsQueryVariables) => ['Applicants', variables];

useApplicantsQuery.rootKey = 'Applicants';

useApplicantsQuery.fetcher = (variables: ApplicantsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ApplicantsQuery, ApplicantsQueryVariables>(ApplicantsDocument, variables, options);

export const ApplicantDocument = `
    query Applicant($opportunityId: uuid!, $userId: uuid!) {
  opportunity_trackings(
    where: {opportunity_id: {_eq: $opportunityId}, user_id: {_eq: $userId}}
    limit: 1
  ) {
    ...ApplicationEntry
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

export const useApplicantQuery = <
      TData = ApplicantQuery,
      TError = Error
    >(
      variables: ApplicantQueryVariables,
      options?: Omit<UseQueryOptions<ApplicantQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ApplicantQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ApplicantQuery, TError, TData>(
      {
    queryKey: ['Applicant', variables],
    queryFn: graphqlFetcher<ApplicantQuery, ApplicantQueryVariables>(ApplicantDocument, variables),
    ...options
  }
    )};

useApplicantQuery.document = ApplicantDocument;

useApplicantQuery.getKey = (variables: ApplicantQueryVariables) => ['Applicant', variables];

useApplicantQuery.rootKey = 'Applicant';

useApplicantQuery.fetcher = (variables: ApplicantQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ApplicantQuery, ApplicantQueryVariables>(ApplicantDocument, variables, options);
