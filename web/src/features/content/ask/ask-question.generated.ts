/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type AskOptionsQueryVariables = Exact<{ [key: string]: never; }>;

export type AskOptionsQuery = { master_objectives: Array<{ id: string, objective_name: string }>, master_topics: Array<{ id: string, topic_name: string, objective_id: string }>, credit_prices: Array<{ credits: number }> };

export type SimilarQuestionsQueryVariables = Exact<{
  words: string;
  rows: number;
}>;

export type SimilarQuestionsQuery = { similar_questions: Array<{ question: { id: string, question: string, response_count: number, master_topic: { topic_name: string } | null } | null }> };

export type QuestionToRepeatQueryVariables = Exact<{
  id: string;
  me: string;
}>;

export type QuestionToRepeatQuery = { insights_questions: Array<{ id: string, question: string, question_richtext: unknown, topic_id: string }> };

export type AskQuestionMutationVariables = Exact<{
  id: string;
  topicId: string;
  question: string;
  questionRichText?: unknown;
  seenCredits?: number | null | undefined;
}>;

export type AskQuestionMutation = { askQuestion: { id: string, status: string } };

export const AskOptionsDocument = `
    query AskOptions {
  master_objectives(
    where: {deleted: {_eq: false}}
    order_by: [{objective_name: asc}]
    limit: 100
  ) {
    id
    objective_name
  }
  master_topics(
    where: {deleted: {_eq: false}, is_approved_by_admin: {_eq: true}}
    order_by: [{topic_name: asc}]
    limit: 500
  ) {
    id
    topic_name
    objective_id
  }
  credit_prices(
    where: {action: {_eq: "ask_question"}, context: {_eq: "questions"}}
  ) {
    credits
  }
}
    `;

export const useAskOptionsQuery = <
      TData = AskOptionsQuery,
      TError = Error
    >(
      variables?: AskOptionsQueryVariables,
      options?: Omit<UseQueryOptions<AskOptionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AskOptionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AskOptionsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['AskOptions'] : ['AskOptions', variables],
    queryFn: graphqlFetcher<AskOptionsQuery, AskOptionsQueryVariables>(AskOptionsDocument, variables),
    ...options
  }
    )};

useAskOptionsQuery.document = AskOptionsDocument;

useAskOptionsQuery.getKey = (variables?: AskOptionsQueryVariables) => variables === undefined ? ['AskOptions'] : ['AskOptions', variables];

useAskOptionsQuery.rootKey = 'AskOptions';

useAskOptionsQuery.fetcher = (variables?: AskOptionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AskOptionsQuery, AskOptionsQueryVariables>(AskOptionsDocument, variables, options);

export const SimilarQuestionsDocument = `
    query SimilarQuestions($words: String!, $rows: Int!) {
  similar_questions(
    args: {words: $words, page_rows: $rows}
    order_by: [{place: asc}]
  ) {
    question {
      id
      question
      response_count
      master_topic {
        topic_name
      }
    }
  }
}
    `;

export const useSimilarQuestionsQuery = <
      TData = SimilarQuestionsQuery,
      TError = Error
    >(
      variables: SimilarQuestionsQueryVariables,
      options?: Omit<UseQueryOptions<SimilarQuestionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SimilarQuestionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SimilarQuestionsQuery, TError, TData>(
      {
    queryKey: ['SimilarQuestions', variables],
    queryFn: graphqlFetcher<SimilarQuestionsQuery, SimilarQuestionsQueryVariables>(SimilarQuestionsDocument, variables),
    ...options
  }
    )};

useSimilarQuestionsQuery.document = SimilarQuestionsDocument;

useSimilarQuestionsQuery.getKey = (variables: SimilarQuestionsQueryVariables) => ['SimilarQuestions', variables];

useSimilarQuestionsQuery.rootKey = 'SimilarQuestions';

useSimilarQuestionsQuery.fetcher = (variables: SimilarQuestionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<SimilarQuestionsQuery, SimilarQuestionsQueryVariables>(SimilarQuestionsDocument, variables, options);

export const QuestionToRepeatDocument = `
    query QuestionToRepeat($id: uuid!, $me: uuid!) {
  insights_questions(where: {id: {_eq: $id}, user_id: {_eq: $me}}, limit: 1) {
    id
    question
    question_richtext
    topic_id
  }
}
    `;

export const useQuestionToRepeatQuery = <
      TData = QuestionToRepeatQuery,
      TError = Error
    >(
      variables: QuestionToRepeatQueryVariables,
      options?: Omit<UseQueryOptions<QuestionToRepeatQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<QuestionToRepeatQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<QuestionToRepeatQuery, TError, TData>(
      {
    queryKey: ['QuestionToRepeat', variables],
    queryFn: graphqlFetcher<QuestionToRepeatQuery, QuestionToRepeatQueryVariables>(QuestionToRepeatDocument, variables),
    ...options
  }
    )};

useQuestionToRepeatQuery.document = QuestionToRepeatDocument;

useQuestionToRepeatQuery.getKey = (variables: QuestionToRepeatQueryVariables) => ['QuestionToRepeat', variables];

useQuestionToRepeatQuery.rootKey = 'QuestionToRepeat';

useQuestionToRepeatQuery.fetcher = (variables: QuestionToRepeatQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<QuestionToRepeatQuery, QuestionToRepeatQueryVariables>(QuestionToRepeatDocument, variables, options);

export const AskQuestionDocument = `
    mutation AskQuestion($id: uuid!, $topicId: uuid!, $question: String!, $questionRichText: jsonb, $seenCredits: Int) {
  askQuestion(
    id: $id
    topicId: $topicId
    question: $question
    questionRichText: $questionRichText
    seenCredits: $seenCredits
  ) {
    id
    status
  }
}
    `;

export const useAskQuestionMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<AskQuestionMutation, TError, AskQuestionMutationVariables, TContext>) => {
    
    return useMutation<AskQuestionMutation, TError, AskQuestionMutationVariables, TContext>(
      {
    mutationKey: ['AskQuestion'],
    mutationFn: (variables?: AskQuestionMutationVariables) => graphqlFetcher<AskQuestionMutation, AskQuestionMutationVariables>(AskQuestionDocument, variables)(),
    ...options
  }
    )};

useAskQuestionMutation.fetcher = (variables: AskQuestionMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<AskQuestionMutation, AskQuestionMutationVariables>(AskQuestionDocument, variables, options);
