/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type QuestionQueueQueryVariables = Exact<{
  after: string;
  afterId: string;
  limit: number;
}>;

export type QuestionQueueQuery = { insights_questions: Array<{ id: string, question: string, question_richtext: unknown, created_at: string, updated_at: string, master_topic: { topic_name: string }, user: { id: string | null, first_name: string | null, last_name: string | null, slug: string | null, is_suspended: boolean | null } | null }> };

export type WaitingQuestionByIdQueryVariables = Exact<{
  id: string;
}>;

export type WaitingQuestionByIdQuery = { insights_questions: Array<{ is_approved: boolean | null, id: string, question: string, question_richtext: unknown, created_at: string, updated_at: string, master_topic: { topic_name: string }, user: { id: string | null, first_name: string | null, last_name: string | null, slug: string | null, is_suspended: boolean | null } | null }> };

export type ContentCountsQueryVariables = Exact<{ [key: string]: never; }>;

export type ContentCountsQuery = { answers: { aggregate: { count: number } | null }, insights: { aggregate: { count: number } | null }, questions: { aggregate: { count: number } | null }, topics: { aggregate: { count: number } | null } };

export type WaitingQuestionFragment = { id: string, question: string, question_richtext: unknown, created_at: string, updated_at: string, master_topic: { topic_name: string }, user: { id: string | null, first_name: string | null, last_name: string | null, slug: string | null, is_suspended: boolean | null } | null };

export type DecideQuestionMutationVariables = Exact<{
  id: string;
  isApproved: boolean;
  updatedAt: string;
  reason?: string | null | undefined;
  asksChanges?: boolean | null | undefined;
}>;

export type DecideQuestionMutation = { decideQuestion: { id: string, status: string } };

export const WaitingQuestionFragmentDoc = `
    fragment WaitingQuestion on insights_questions {
  id
  question
  question_richtext
  created_at
  updated_at
  master_topic {
    topic_name
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
}
    `;
export const QuestionQueueDocument = `
    query QuestionQueue($after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  insights_questions(
    where: {is_approved: {_is_null: true}, is_asked: {_eq: true}, created_at: {_gte: $after}, _or: [{created_at: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{created_at: asc}, {id: asc}]
    limit: $limit
  ) {
    ...WaitingQuestion
  }
}
    fragment WaitingQuestion on insights_questions {
  id
  question
  question_richtext
  created_at
  updated_at
  master_topic {
    topic_name
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
}`;

export const useQuestionQueueQuery = <
      TData = QuestionQueueQuery,
      TError = Error
    >(
      variables: QuestionQueueQueryVariables,
      options?: Omit<UseQueryOptions<QuestionQueueQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<QuestionQueueQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<QuestionQueueQuery, TError, TData>(
      {
    queryKey: ['QuestionQueue', variables],
    queryFn: staffGraphqlFetcher<QuestionQueueQuery, QuestionQueueQueryVariables>(QuestionQueueDocument, variables),
    ...options
  }
    )};

useQuestionQueueQuery.document = QuestionQueueDocument;

useQuestionQueueQuery.getKey = (variables: QuestionQueueQueryVariables) => ['QuestionQueue', variables];

useQuestionQueueQuery.rootKey = 'QuestionQueue';

useQuestionQueueQuery.fetcher = (variables: QuestionQueueQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<QuestionQueueQuery, QuestionQueueQueryVariables>(QuestionQueueDocument, variables, options);

export const WaitingQuestionByIdDocument = `
    query WaitingQuestionById($id: uuid!) {
  insights_questions(where: {id: {_eq: $id}}, limit: 1) {
    ...WaitingQuestion
    is_approved
  }
}
    fragment WaitingQuestion on insights_questions {
  id
  question
  question_richtext
  created_at
  updated_at
  master_topic {
    topic_name
  }
  user {
    id
    first_name
    last_name
    slug
    is_suspended
  }
}`;

export const useWaitingQuestionByIdQuery = <
      TData = WaitingQuestionByIdQuery,
      TError = Error
    >(
      variables: WaitingQuestionByIdQueryVariables,
      options?: Omit<UseQueryOptions<WaitingQuestionByIdQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<WaitingQuestionByIdQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<WaitingQuestionByIdQuery, TError, TData>(
      {
    queryKey: ['WaitingQuestionById', variables],
    queryFn: staffGraphqlFetcher<WaitingQuestionByIdQuery, WaitingQuestionByIdQueryVariables>(WaitingQuestionByIdDocument, variables),
    ...options
  }
    )};

useWaitingQuestionByIdQuery.document = WaitingQuestionByIdDocument;

useWaitingQuestionByIdQuery.getKey = (variables: WaitingQuestionByIdQueryVariables) => ['WaitingQuestionById', variables];

useWaitingQuestionByIdQuery.rootKey = 'WaitingQuestionById';

useWaitingQuestionByIdQuery.fetcher = (variables: WaitingQuestionByIdQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<WaitingQuestionByIdQuery, WaitingQuestionByIdQueryVariables>(WaitingQuestionByIdDocument, variables, options);

export const ContentCountsDocument = `
    query ContentCounts {
  answers: insights_responses_aggregate(where: {status: {_eq: "pending"}}) {
    aggregate {
      count
    }
  }
  insights: insights_aggregate(where: {status: {_eq: "PENDING"}}) {
    aggregate {
      count
    }
  }
  questions: insights_questions_aggregate(
    where: {is_approved: {_is_null: true}, is_asked: {_eq: true}}
  ) {
    aggregate {
      count
    }
  }
  topics: topic_suggestions_aggregate(where: {status: {_eq: "pending"}}) {
    aggregate {
      count
    }
  }
}
    `;

export const useContentCountsQuery = <
      TData = ContentCountsQuery,
      TError = Error
    >(
      variables?: ContentCountsQueryVariables,
      options?: Omit<UseQueryOptions<ContentCountsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ContentCountsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ContentCountsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ContentCounts'] : ['ContentCounts', variables],
    queryFn: staffGraphqlFetcher<ContentCountsQuery, ContentCountsQueryVariables>(ContentCountsDocument, variables),
    ...options
  }
    )};

useContentCountsQuery.document = ContentCountsDocument;

useContentCountsQuery.getKey = (variables?: ContentCountsQueryVariables) => variables === undefined ? ['ContentCounts'] : ['ContentCounts', variables];

useContentCountsQuery.rootKey = 'ContentCounts';

useContentCountsQuery.fetcher = (variables?: ContentCountsQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ContentCountsQuery, ContentCountsQueryVariables>(ContentCountsDocument, variables, options);

export const DecideQuestionDocument = `
    mutation DecideQuestion($id: uuid!, $isApproved: Boolean!, $updatedAt: timestamptz!, $reason: String, $asksChanges: Boolean) {
  decideQuestion(
    id: $id
    isApproved: $isApproved
    updatedAt: $updatedAt
    reason: $reason
    asksChanges: $asksChanges
  ) {
    id
    status
  }
}
    `;

export const useDecideQuestionMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DecideQuestionMutation, TError, DecideQuestionMutationVariables, TContext>) => {
    
    return useMutation<DecideQuestionMutation, TError, DecideQuestionMutationVariables, TContext>(
      {
    mutationKey: ['DecideQuestion'],
    mutationFn: (variables?: DecideQuestionMutationVariables) => staffGraphqlFetcher<DecideQuestionMutation, DecideQuestionMutationVariables>(DecideQuestionDocument, variables)(),
    ...options
  }
    )};

useDecideQuestionMutation.fetcher = (variables: DecideQuestionMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<DecideQuestionMutation, DecideQuestionMutationVariables>(DecideQuestionDocument, variables, options);
