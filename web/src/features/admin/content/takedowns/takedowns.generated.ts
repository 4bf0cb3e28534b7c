/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type TakedownsQueryVariables = Exact<{
  before: string;
  beforeId: string;
  limit: number;
}>;

export type TakedownsQuery = { content_takedowns: Array<{ id: string, reason: string, taken_down_at: string, insight_id: string | null, question_id: string | null, response_id: string | null, taker: { id: string, first_name: string, last_name: string }, insight: { title: string, user: { id: string, first_name: string, last_name: string, slug: string } } | null, insights_question: { question: string, user: { id: string | null, first_name: string | null, last_name: string | null, slug: string | null } | null } | null, insights_response: { insights_question: { id: string, question: string, is_approved: boolean | null, user_id: string }, user: { id: string, first_name: string, last_name: string, slug: string } } | null }> };

export type TakedownOfQueryVariables = Exact<{
  id: string;
}>;

export type TakedownOfQuery = { content_takedowns: Array<{ id: string, reason: string, taken_down_at: string, insight_id: string | null, question_id: string | null, response_id: string | null, taker: { id: string, first_name: string, last_name: string }, insight: { title: string, user: { id: string, first_name: string, last_name: string, slug: string } } | null, insights_question: { question: string, user: { id: string | null, first_name: string | null, last_name: string | null, slug: string | null } | null } | null, insights_response: { insights_question: { id: string, question: string, is_approved: boolean | null, user_id: string }, user: { id: string, first_name: string, last_name: string, slug: string } } | null }> };

export type TakedownFragment = { id: string, reason: string, taken_down_at: string, insight_id: string | null, question_id: string | null, response_id: string | null, taker: { id: string, first_name: string, last_name: string }, insight: { title: string, user: { id: string, first_name: string, last_name: string, slug: string } } | null, insights_question: { question: string, user: { id: string | null, first_name: string | null, last_name: string | null, slug: string | null } | null } | null, insights_response: { insights_question: { id: string, question: string, is_approved: boolean | null, user_id: string }, user: { id: string, first_name: string, last_name: string, slug: string } } | null };

export type TakedownAuthorFragment = { id: string, first_name: string, last_name: string, slug: string };

export type TakeDownContentMutationVariables = Exact<{
  subject: string;
  id: string;
  reason: string;
}>;

export type TakeDownContentMutation = { takeDownContent: { id: string, status: string } };

export type PutBackContentMutationVariables = Exact<{
  id: string;
}>;

export type PutBackContentMutation = { putBackContent: { id: string, status: string } };

export const TakedownAuthorFragmentDoc = `
    fragment TakedownAuthor on users {
  id
  first_name
  last_name
  slug
}
    `;
export const TakedownFragmentDoc = `
    fragment Takedown on content_takedowns {
  id
  reason
  taken_down_at
  insight_id
  question_id
  response_id
  taker {
    id
    first_name
    last_name
  }
  insight {
    title
    user {
      ...TakedownAuthor
    }
  }
  insights_question {
    question
    user {
      id
      first_name
      last_name
      slug
    }
  }
  insights_response {
    insights_question {
      id
      question
      is_approved
      user_id
    }
    user {
      ...TakedownAuthor
    }
  }
}
    fragment TakedownAuthor on users {
  id
  first_name
  last_name
  slug
}`;
export const TakedownsDocument = `
    query Takedowns($before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  content_takedowns(
    where: {ended_at: {_is_null: true}, taken_down_at: {_lte: $before}, _or: [{taken_down_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{taken_down_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...Takedown
  }
}
    fragment Takedown on content_takedowns {
  id
  reason
  taken_down_at
  insight_id
  question_id
  response_id
  taker {
    id
    first_name
    last_name
  }
  insight {
    title
    user {
      ...TakedownAuthor
    }
  }
  insights_question {
    question
    user {
      id
      first_name
      last_name
      slug
    }
  }
  insights_response {
    insights_question {
      id
      question
      is_approved
      user_id
    }
    user {
      ...TakedownAuthor
    }
  }
}
fragment TakedownAuthor on users {
  id
  first_name
  last_name
  slug
}`;

export const useTakedownsQuery = <
      TData = TakedownsQuery,
      TError = Error
    >(
      variables: TakedownsQueryVariables,
      options?: Omit<UseQueryOptions<TakedownsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<TakedownsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<TakedownsQuery, TError, TData>(
      {
    queryKey: ['Takedowns', variables],
    queryFn: staffGraphqlFetcher<TakedownsQuery, TakedownsQueryVariables>(TakedownsDocument, variables),
    ...options
  }
    )};

useTakedownsQuery.document = TakedownsDocument;

useTakedownsQuery.getKey = (variables: TakedownsQueryVariables) => ['Takedowns', variables];

useTakedownsQuery.rootKey = 'Takedowns';

useTakedownsQuery.fetcher = (variables: TakedownsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<TakedownsQuery, TakedownsQueryVariables>(TakedownsDocument, variables, options);

export const TakedownOfDocument = `
    query TakedownOf($id: uuid!) {
  content_takedowns(
    where: {ended_at: {_is_null: true}, _or: [{insight_id: {_eq: $id}}, {question_id: {_eq: $id}}, {response_id: {_eq: $id}}]}
    limit: 1
  ) {
    ...Takedown
  }
}
    fragment Takedown on content_takedowns {
  id
  reason
  taken_down_at
  insight_id
  question_id
  response_id
  taker {
    id
    first_name
    last_name
  }
  insight {
    title
    user {
      ...TakedownAuthor
    }
  }
  insights_question {
    question
    user {
      id
      first_name
      last_name
      slug
    }
  }
  insights_response {
    insights_question {
      id
      question
      is_approved
      user_id
    }
    user {
      ...TakedownAuthor
    }
  }
}
fragment TakedownAuthor on users {
  id
  first_name
  last_name
  slug
}`;

export const useTakedownOfQuery = <
      TData = TakedownOfQuery,
      TError = Error
    >(
      variables: TakedownOfQueryVariables,
      options?: Omit<UseQueryOptions<TakedownOfQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<TakedownOfQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<TakedownOfQuery, TError, TData>(
      {
    queryKey: ['TakedownOf', variables],
    queryFn: staffGraphqlFetcher<TakedownOfQuery, TakedownOfQueryVariables>(TakedownOfDocument, variables),
    ...options
  }
    )};

useTakedownOfQuery.document = TakedownOfDocument;

useTakedownOfQuery.getKey = (variables: TakedownOfQueryVariables) => ['TakedownOf', variables];

useTakedownOfQuery.rootKey = 'TakedownOf';

useTakedownOfQuery.fetcher = (variables: TakedownOfQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<TakedownOfQuery, TakedownOfQueryVariables>(TakedownOfDocument, variables, options);

export const TakeDownContentDocument = `
    mutation TakeDownContent($subject: String!, $id: uuid!, $reason: String!) {
  takeDownContent(subject: $subject, id: $id, reason: $reason) {
    id
    status
  }
}
    `;

export const useTakeDownContentMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<TakeDownContentMutation, TError, TakeDownContentMutationVariables, TContext>) => {
    
    return useMutation<TakeDownContentMutation, TError, TakeDownContentMutationVariables, TContext>(
      {
    mutationKey: ['TakeDownContent'],
    mutationFn: (variables?: TakeDownContentMutationVariables) => staffGraphqlFetcher<TakeDownContentMutation, TakeDownContentMutationVariables>(TakeDownContentDocument, variables)(),
    ...options
  }
    )};

useTakeDownContentMutation.fetcher = (variables: TakeDownContentMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<TakeDownContentMutation, TakeDownContentMutationVariables>(TakeDownContentDocument, variables, options);

export const PutBackContentDocument = `
    mutation PutBackContent($id: uuid!) {
  putBackContent(id: $id) {
    id
    status
  }
}
    `;

export const usePutBackContentMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<PutBackContentMutation, TError, PutBackContentMutationVariables, TContext>) => {
    
    return useMutation<PutBackContentMutation, TError, PutBackContentMutationVariables, TContext>(
      {
    mutationKey: ['PutBackContent'],
    mutationFn: (variables?: PutBackContentMutationVariables) => staffGraphqlFetcher<PutBackContentMutation, PutBackContentMutationVariables>(PutBackContentDocument, variables)(),
    ...options
  }
    )};

usePutBackContentMutation.fetcher = (variables: PutBackContentMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<PutBackContentMutation, PutBackContentMutationVariables>(PutBackContentDocument, variables, options);
