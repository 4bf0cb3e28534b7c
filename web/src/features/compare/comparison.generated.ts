/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ComparedFragment = { user_id: string, status: string, interest_shown_at: string | null, agreed_value_cents: number | null, agreed_value_unit: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, expert_detail: { years_of_experience: number | null, experience: string | null, country: { country_name: string } | null } | null } | null, match: { reasons: unknown } | null, counter_offer: { counter_amount_cents: number, counter_amount_unit: string, status: string } | null, calls: Array<{ booked_at: string | null, scheduled_at: string | null }>, shortlisted: { listed_at: string } | null, notes: Array<{ id: string, author_id: string, note: string, created_at: string, author: { first_name: string, last_name: string } | null }> };

export type ComparisonQueryVariables = Exact<{
  id: string;
  me: string;
  ranks: Array<number> | number;
  limit: number;
}>;

export type ComparisonQuery = { opportunities_by_pk: { id: string, title: string, type: string, poster: { user_id: string | null } | null, team_members: Array<{ user_id: string }>, shortlist: Array<{ application: { user_id: string, status: string, interest_shown_at: string | null, agreed_value_cents: number | null, agreed_value_unit: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, expert_detail: { years_of_experience: number | null, experience: string | null, country: { country_name: string } | null } | null } | null, match: { reasons: unknown } | null, counter_offer: { counter_amount_cents: number, counter_amount_unit: string, status: string } | null, calls: Array<{ booked_at: string | null, scheduled_at: string | null }>, shortlisted: { listed_at: string } | null, notes: Array<{ id: string, author_id: string, note: string, created_at: string, author: { first_name: string, last_name: string } | null }> } | null }>, trackings: Array<{ user_id: string, status: string, interest_shown_at: string | null, agreed_value_cents: number | null, agreed_value_unit: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, expert_detail: { years_of_experience: number | null, experience: string | null, country: { country_name: string } | null } | null } | null, match: { reasons: unknown } | null, counter_offer: { counter_amount_cents: number, counter_amount_unit: string, status: string } | null, calls: Array<{ booked_at: string | null, scheduled_at: string | null }>, shortlisted: { listed_at: string } | null, notes: Array<{ id: string, author_id: string, note: string, created_at: string, author: { first_name: string, last_name: string } | null }> }> } | null };

export type AddApplicantNoteMutationVariables = Exact<{
  opportunityId: string;
  userId: string;
  note: string;
}>;

export type AddApplicantNoteMutation = { insert_applicant_notes_one: { id: string } | null };

export type DeleteApplicantNoteMutationVariables = Exact<{
  id: string;
}>;

export type DeleteApplicantNoteMutation = { delete_applicant_notes_by_pk: { id: string } | null };

export type AddToShortlistMutationVariables = Exact<{
  opportunityId: string;
  userId: string;
}>;

export type AddToShortlistMutation = { insert_applicant_shortlist_one: { user_id: string } | null };

export type RemoveFromShortlistMutationVariables = Exact<{
  opportunityId: string;
  userId: string;
}>;

export type RemoveFromShortlistMutation = { delete_applicant_shortlist_by_pk: { user_id: string } | null };

export const ComparedFragmentDoc = `
    fragment Compared on opportunity_trackings {
  user_id
  status
  interest_shown_at
  agreed_value_cents
  agreed_value_unit
  user {
    ...UserCard
    expert_detail {
      years_of_experience
      experience
      country {
        country_name
      }
    }
  }
  match {
    reasons
  }
  counter_offer {
    counter_amount_cents
    counter_amount_unit
    status
  }
  calls(order_by: {booked_at: desc}, limit: 1) {
    booked_at
    scheduled_at
  }
  shortlisted {
    listed_at
  }
  notes(order_by: [{created_at: desc}, {id: desc}], limit: 20) {
    id
    author_id
    note
    created_at
    author {
      first_name
      last_name
    }
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
export const ComparisonDocument = `
    query Comparison($id: uuid!, $me: uuid!, $ranks: [smallint!]!, $limit: Int!) {
  opportunities_by_pk(id: $id) {
    id
    title
    type
    poster {
      user_id
    }
    team_members(where: {user_id: {_eq: $me}}) {
      user_id
    }
    shortlist(order_by: [{listed_at: asc}, {user_id: asc}], limit: $limit) {
      application {
        ...Compared
      }
    }
    trackings(
      where: {applicant_rank: {_in: $ranks}}
      order_by: [{applicant_rank: asc}, {interest_shown_at: asc}, {user_id: asc}]
      limit: $limit
    ) {
      ...Compared
    }
  }
}
    fragment Compared on opportunity_trackings {
  user_id
  status
  interest_shown_at
  agreed_value_cents
  agreed_value_unit
  user {
    ...UserCard
    expert_detail {
      years_of_experience
      experience
      country {
        country_name
      }
    }
  }
  match {
    reasons
  }
  counter_offer {
    counter_amount_cents
    counter_amount_unit
    status
  }
  calls(order_by: {booked_at: desc}, limit: 1) {
    booked_at
    scheduled_at
  }
  shortlisted {
    listed_at
  }
  notes(order_by: [{created_at: desc}, {id: desc}], limit: 20) {
    id
    author_id
    note
    created_at
    author {
      first_name
      last_name
    }
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

export const useComparisonQuery = <
      TData = ComparisonQuery,
      TError = Error
    >(
      variables: ComparisonQueryVariables,
      options?: Omit<UseQueryOptions<ComparisonQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ComparisonQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ComparisonQuery, TError, TData>(
      {
    queryKey: ['Comparison', variables],
    queryFn: graphqlFetcher<ComparisonQuery, ComparisonQueryVariables>(ComparisonDocument, variables),
    ...options
  }
    )};

useComparisonQuery.document = ComparisonDocument;

useComparisonQuery.getKey = (variables: ComparisonQueryVariables) => ['Comparison', variables];

useComparisonQuery.rootKey = 'Comparison';

useComparisonQuery.fetcher = (variables: ComparisonQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ComparisonQuery, ComparisonQueryVariables>(ComparisonDocument, variables, options);

export const AddApplicantNoteDocument = `
    mutation AddApplicantNote($opportunityId: uuid!, $userId: uuid!, $note: String!) {
  insert_applicant_notes_one(
    object: {opportunity_id: $opportunityId, user_id: $userId, note: $note}
  ) {
    id
  }
}
    `;

export const useAddApplicantNoteMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<AddApplicantNoteMutation, TError, AddApplicantNoteMutationVariables, TContext>) => {
    
    return useMutation<AddApplicantNoteMutation, TError, AddApplicantNoteMutationVariables, TContext>(
      {
    mutationKey: ['AddApplicantNote'],
    mutationFn: (variables?: AddApplicantNoteMutationVariables) => graphqlFetcher<AddApplicantNoteMutation, AddApplicantNoteMutationVariables>(AddApplicantNoteDocument, variables)(),
    ...options
  }
    )};

useAddApplicantNoteMutation.fetcher = (variables: AddApplicantNoteMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<AddApplicantNoteMutation, AddApplicantNoteMutationVariables>(AddApplicantNoteDocument, variables, options);

export const DeleteApplicantNoteDocument = `
    mutation DeleteApplicantNote($id: uuid!) {
  delete_applicant_notes_by_pk(id: $id) {
    id
  }
}
    `;

export const useDeleteApplicantNoteMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DeleteApplicantNoteMutation, TError, DeleteApplicantNoteMutationVariables, TContext>) => {
    
    return useMutation<DeleteApplicantNoteMutation, TError, DeleteApplicantNoteMutationVariables, TContext>(
      {
    mutationKey: ['DeleteApplicantNote'],
    mutationFn: (variables?: DeleteApplicantNoteMutationVariables) => graphqlFetcher<DeleteApplicantNoteMutation, DeleteApplicantNoteMutationVariables>(DeleteApplicantNoteDocument, variables)(),
    ...options
  }
    )};

useDeleteApplicantNoteMutation.fetcher = (variables: DeleteApplicantNoteMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<DeleteApplicantNoteMutation, DeleteApplicantNoteMutationVariables>(DeleteApplicantNoteDocument, variables, options);

export const AddToShortlistDocument = `
    mutation AddToShortlist($opportunityId: uuid!, $userId: uuid!) {
  insert_applicant_shortlist_one(
    object: {opportunity_id: $opportunityId, user_id: $userId}
  ) {
    user_id
  }
}
    `;

export const useAddToShortlistMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<AddToShortlistMutation, TError, AddToShortlistMutationVariables, TContext>) => {
    
    return useMutation<AddToShortlistMutation, TError, AddToShortlistMutationVariables, TContext>(
      {
    mutationKey: ['AddToShortlist'],
    mutationFn: (variables?: AddToShortlistMutationVariables) => graphqlFetcher<AddToShortlistMutation, AddToShortlistMutationVariables>(AddToShortlistDocument, variables)(),
    ...options
  }
    )};

useAddToShortlistMutation.fetcher = (variables: AddToShortlistMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<AddToShortlistMutation, AddToShortlistMutationVariables>(AddToShortlistDocument, variables, options);

export const RemoveFromShortlistDocument = `
    mutation RemoveFromShortlist($opportunityId: uuid!, $userId: uuid!) {
  delete_applicant_shortlist_by_pk(
    opportunity_id: $opportunityId
    user_id: $userId
  ) {
    user_id
  }
}
    `;

export const useRemoveFromShortlistMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RemoveFromShortlistMutation, TError, RemoveFromShortlistMutationVariables, TContext>) => {
    
    return useMutation<RemoveFromShortlistMutation, TError, RemoveFromShortlistMutationVariables, TContext>(
      {
    mutationKey: ['RemoveFromShortlist'],
    mutationFn: (variables?: RemoveFromShortlistMutationVariables) => graphqlFetcher<RemoveFromShortlistMutation, RemoveFromShortlistMutationVariables>(RemoveFromShortlistDocument, variables)(),
    ...options
  }
    )};

useRemoveFromShortlistMutation.fetcher = (variables: RemoveFromShortlistMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RemoveFromShortlistMutation, RemoveFromShortlistMutationVariables>(RemoveFromShortlistDocument, variables, options);
