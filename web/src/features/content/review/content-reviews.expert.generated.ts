/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type DueReviewsQueryVariables = Exact<{
  me: string;
  until: string;
  after: string;
  afterId: string;
  limit: number;
}>;

export type DueReviewsQuery = { content_items: Array<{ id: string, kind: string, insight_id: string | null, question_id: string | null, confirmed_at: string | null, review_due_at: string | null, retired_at: string | null, view_count: number, master_topic: { topic_name: string } | null, insight: { title: string } | null, question: { question: string } | null, response: { ai_generated_title: string | null } | null }> };

export type RetiredItemsQueryVariables = Exact<{
  me: string;
  before: string;
  beforeId: string;
  limit: number;
}>;

export type RetiredItemsQuery = { content_items: Array<{ id: string, kind: string, insight_id: string | null, question_id: string | null, confirmed_at: string | null, review_due_at: string | null, retired_at: string | null, view_count: number, master_topic: { topic_name: string } | null, insight: { title: string } | null, question: { question: string } | null, response: { ai_generated_title: string | null } | null }> };

export type ReviewedItemFragment = { id: string, kind: string, insight_id: string | null, question_id: string | null, confirmed_at: string | null, review_due_at: string | null, retired_at: string | null, view_count: number, master_topic: { topic_name: string } | null, insight: { title: string } | null, question: { question: string } | null, response: { ai_generated_title: string | null } | null };

export type ConfirmContentMutationVariables = Exact<{
  id: string;
}>;

export type ConfirmContentMutation = { confirmContent: { id: string, status: string } };

export type RetireContentMutationVariables = Exact<{
  id: string;
}>;

export type RetireContentMutation = { retireContent: { id: string, status: string } };

export type RestoreContentMutationVariables = Exact<{
  id: string;
}>;

export type RestoreContentMutation = { restoreContent: { id: string, status: string } };

export type ReviseContentMutationVariables = Exact<{
  id: string;
}>;

export type ReviseContentMutation = { reviseContent: { id: string, status: string } };

export const ReviewedItemFragmentDoc = `
    fragment ReviewedItem on content_items {
  id
  kind
  insight_id
  question_id
  confirmed_at
  review_due_at
  retired_at
  view_count
  master_topic {
    topic_name
  }
  insight {
    title
  }
  question {
    question
  }
  response {
    ai_generated_title
  }
}
    `;
export const DueReviewsDocument = `
    query DueReviews($me: uuid!, $until: timestamptz!, $after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  content_items(
    where: {author_id: {_eq: $me}, is_public: {_eq: true}, review_due_at: {_lte: $until, _gte: $after}, _or: [{review_due_at: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{review_due_at: asc}, {id: asc}]
    limit: $limit
  ) {
    ...ReviewedItem
  }
}
    fragment ReviewedItem on content_items {
  id
  kind
  insight_id
  question_id
  confirmed_at
  review_due_at
  retired_at
  view_count
  master_topic {
    topic_name
  }
  insight {
    title
  }
  question {
    question
  }
  response {
    ai_generated_title
  }
}`;

export const useDueReviewsQuery = <
      TData = DueReviewsQuery,
      TError = Error
    >(
      variables: DueReviewsQueryVariables,
      options?: Omit<UseQueryOptions<DueReviewsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<DueReviewsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<DueReviewsQuery, TError, TData>(
      {
    queryKey: ['DueReviews', variables],
    queryFn: graphqlFetcher<DueReviewsQuery, DueReviewsQueryVariables>(DueReviewsDocument, variables),
    ...options
  }
    )};

useDueReviewsQuery.document = DueReviewsDocument;

useDueReviewsQuery.getKey = (variables: DueReviewsQueryVariables) => ['DueReviews', variables];

useDueReviewsQuery.rootKey = 'DueReviews';

useDueReviewsQuery.fetcher = (variables: DueReviewsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<DueReviewsQuery, DueReviewsQueryVariables>(DueReviewsDocument, variables, options);

export const RetiredItemsDocument = `
    query RetiredItems($me: uuid!, $before: timestamptz!, $beforeId: uuid!, $limit: Int!) {
  content_items(
    where: {author_id: {_eq: $me}, retired_at: {_lte: $before}, _or: [{retired_at: {_lt: $before}}, {id: {_lt: $beforeId}}]}
    order_by: [{retired_at: desc}, {id: desc}]
    limit: $limit
  ) {
    ...ReviewedItem
  }
}
    fragment ReviewedItem on content_items {
  id
  kind
  insight_id
  question_id
  confirmed_at
  review_due_at
  retired_at
  view_count
  master_topic {
    topic_name
  }
  insight {
    title
  }
  question {
    question
  }
  response {
    ai_generated_title
  }
}`;

export const useRetiredItemsQuery = <
      TData = RetiredItemsQuery,
      TError = Error
    >(
      variables: RetiredItemsQueryVariables,
      options?: Omit<UseQueryOptions<RetiredItemsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<RetiredItemsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<RetiredItemsQuery, TError, TData>(
      {
    queryKey: ['RetiredItems', variables],
    queryFn: graphqlFetcher<RetiredItemsQuery, RetiredItemsQueryVariables>(RetiredItemsDocument, variables),
    ...options
  }
    )};

useRetiredItemsQuery.document = RetiredItemsDocument;

useRetiredItemsQuery.getKey = (variables: RetiredItemsQueryVariables) => ['RetiredItems', variables];

useRetiredItemsQuery.rootKey = 'RetiredItems';

useRetiredItemsQuery.fetcher = (variables: RetiredItemsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<RetiredItemsQuery, RetiredItemsQueryVariables>(RetiredItemsDocument, variables, options);

export const ConfirmContentDocument = `
    mutation ConfirmContent($id: uuid!) {
  confirmContent(id: $id) {
    id
    status
  }
}
    `;

export const useConfirmContentMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ConfirmContentMutation, TError, ConfirmContentMutationVariables, TContext>) => {
    
    return useMutation<ConfirmContentMutation, TError, ConfirmContentMutationVariables, TContext>(
      {
    mutationKey: ['ConfirmContent'],
    mutationFn: (variables?: ConfirmContentMutationVariables) => graphqlFetcher<ConfirmContentMutation, ConfirmContentMutationVariables>(ConfirmContentDocument, variables)(),
    ...options
  }
    )};

useConfirmContentMutation.fetcher = (variables: ConfirmContentMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<ConfirmContentMutation, ConfirmContentMutationVariables>(ConfirmContentDocument, variables, options);

export const RetireContentDocument = `
    mutation RetireContent($id: uuid!) {
  retireContent(id: $id) {
    id
    status
  }
}
    `;

export const useRetireContentMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RetireContentMutation, TError, RetireContentMutationVariables, TContext>) => {
    
    return useMutation<RetireContentMutation, TError, RetireContentMutationVariables, TContext>(
      {
    mutationKey: ['RetireContent'],
    mutationFn: (variables?: RetireContentMutationVariables) => graphqlFetcher<RetireContentMutation, RetireContentMutationVariables>(RetireContentDocument, variables)(),
    ...options
  }
    )};

useRetireContentMutation.fetcher = (variables: RetireContentMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RetireContentMutation, RetireContentMutationVariables>(RetireContentDocument, variables, options);

export const RestoreContentDocument = `
    mutation RestoreContent($id: uuid!) {
  restoreContent(id: $id) {
    id
    status
  }
}
    `;

export const useRestoreContentMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RestoreContentMutation, TError, RestoreContentMutationVariables, TContext>) => {
    
    return useMutation<RestoreContentMutation, TError, RestoreContentMutationVariables, TContext>(
      {
    mutationKey: ['RestoreContent'],
    mutationFn: (variables?: RestoreContentMutationVariables) => graphqlFetcher<RestoreContentMutation, RestoreContentMutationVariables>(RestoreContentDocument, variables)(),
    ...options
  }
    )};

useRestoreContentMutation.fetcher = (variables: RestoreContentMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<RestoreContentMutation, RestoreContentMutationVariables>(RestoreContentDocument, variables, options);

export const ReviseContentDocument = `
    mutation ReviseContent($id: uuid!) {
  reviseContent(id: $id) {
    id
    status
  }
}
    `;

export const useReviseContentMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ReviseContentMutation, TError, ReviseContentMutationVariables, TContext>) => {
    
    return useMutation<ReviseContentMutation, TError, ReviseContentMutationVariables, TContext>(
      {
    mutationKey: ['ReviseContent'],
    mutationFn: (variables?: ReviseContentMutationVariables) => graphqlFetcher<ReviseContentMutation, ReviseContentMutationVariables>(ReviseContentDocument, variables)(),
    ...options
  }
    )};

useReviseContentMutation.fetcher = (variables: ReviseContentMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<ReviseContentMutation, ReviseContentMutationVariables>(ReviseContentDocument, variables, options);
