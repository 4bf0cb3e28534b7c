/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PublicGlobalSearchQueryVariables = Exact<{
  filter: unknown;
  skip: number;
  rows: number;
  withExperts: boolean;
  withQuestions: boolean;
  withInsights: boolean;
  withAdvices: boolean;
  withUseCases: boolean;
}>;

export type PublicGlobalSearchQuery = { experts?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, expert_detail: { years_of_experience: number | null, topics: Array<{ topic: { id: string, topic_name: string } | null }> } | null } | null }> }, questions?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, question: string, response_count: number, master_topic: { topic_name: string } | null, cards: Array<{ id: string | null, brief: string | null, media_type: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null }> } | null }> }, insights?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string | null, title: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> }, advices?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> }, use_cases?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, title: string, description: string, color_code: string, topic_id: string, master_topic: { topic_name: string } | null } | null }> } };

export type PublicSearchSubjectsQueryVariables = Exact<{
  filter: unknown;
  rows: number;
}>;

export type PublicSearchSubjectsQuery = { search_subjects: Array<{ id: string | null, kind: string | null, name: string | null }> };

export type PublicFoundQuestionFragment = { id: string, question: string, response_count: number, master_topic: { topic_name: string } | null, cards: Array<{ id: string | null, brief: string | null, media_type: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null }> };

export type PublicFoundInsightFragment = { id: string | null, title: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null };

export type PublicFoundAdviceFragment = { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null };

export type PublicFoundUseCaseFragment = { id: string, title: string, description: string, color_code: string, topic_id: string, master_topic: { topic_name: string } | null };

export const PublicFoundQuestionFragmentDoc = `
    fragment PublicFoundQuestion on insights_questions {
  id
  question
  response_count
  master_topic {
    topic_name
  }
  cards(order_by: [{created_at: desc}, {id: desc}], limit: 2) {
    id
    brief
    media_type
    author_id
    author_slug
    author_first_name
    author_last_name
    author_picture
  }
}
    `;
export const PublicFoundInsightFragmentDoc = `
    fragment PublicFoundInsight on content_cards {
  id
  title
  brief
  media_type
  media_duration
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
    `;
export const PublicFoundAdviceFragmentDoc = `
    fragment PublicFoundAdvice on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
    `;
export const PublicFoundUseCaseFragmentDoc = `
    fragment PublicFoundUseCase on use_cases {
  id
  title
  description
  color_code
  topic_id
  master_topic {
    topic_name
  }
}
    `;
export const PublicGlobalSearchDocument = `
    query PublicGlobalSearch($filter: jsonb!, $skip: Int!, $rows: Int!, $withExperts: Boolean!, $withQuestions: Boolean!, $withInsights: Boolean!, $withAdvices: Boolean!, $withUseCases: Boolean!) {
  experts: search_experts_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) @include(if: $withExperts) {
    aggregate {
      count
    }
    nodes {
      shown {
        id
        first_name
        last_name
        slug
        profile_pic
        designation
        expert_detail {
          years_of_experience
          topics(limit: 3) {
            topic {
              id
              topic_name
            }
          }
        }
      }
    }
  }
  questions: search_questions_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) @include(if: $withQuestions) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...PublicFoundQuestion
      }
    }
  }
  insights: search_insights_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) @include(if: $withInsights) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...PublicFoundInsight
      }
    }
  }
  advices: search_advices_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) @include(if: $withAdvices) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...PublicFoundAdvice
      }
    }
  }
  use_cases: search_use_cases_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) @include(if: $withUseCases) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...PublicFoundUseCase
      }
    }
  }
}
    fragment PublicFoundQuestion on insights_questions {
  id
  question
  response_count
  master_topic {
    topic_name
  }
  cards(order_by: [{created_at: desc}, {id: desc}], limit: 2) {
    id
    brief
    media_type
    author_id
    author_slug
    author_first_name
    author_last_name
    author_picture
  }
}
fragment PublicFoundInsight on content_cards {
  id
  title
  brief
  media_type
  media_duration
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
fragment PublicFoundAdvice on advice_cards {
  id
  subtopic
  description
  duration
  price
  topic_name
  author_id
  author_slug
  author_first_name
  author_last_name
  author_picture
  author_designation
}
fragment PublicFoundUseCase on use_cases {
  id
  title
  description
  color_code
  topic_id
  master_topic {
    topic_name
  }
}`;

export const usePublicGlobalSearchQuery = <
      TData = PublicGlobalSearchQuery,
      TError = Error
    >(
      variables: PublicGlobalSearchQueryVariables,
      options?: Omit<UseQueryOptions<PublicGlobalSearchQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicGlobalSearchQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicGlobalSearchQuery, TError, TData>(
      {
    queryKey: ['PublicGlobalSearch', variables],
    queryFn: publicGraphqlFetcher<PublicGlobalSearchQuery, PublicGlobalSearchQueryVariables>(PublicGlobalSearchDocument, variables),
    ...options
  }
    )};

usePublicGlobalSearchQuery.document = PublicGlobalSearchDocument;

usePublicGlobalSearchQuery.getKey = (variables: PublicGlobalSearchQueryVariables) => ['PublicGlobalSearch', variables];

usePublicGlobalSearchQuery.rootKey = 'PublicGlobalSearch';

usePublicGlobalSearchQuery.fetcher = (variables: PublicGlobalSearchQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicGlobalSearchQuery, PublicGlobalSearchQueryVariables>(PublicGlobalSearchDocument, variables, options);

export const PublicSearchSubjectsDocument = `
    query PublicSearchSubjects($filter: jsonb!, $rows: Int!) {
  search_subjects(
    args: {filter: $filter, page_rows: $rows}
    order_by: {place: asc}
  ) {
    id
    kind
    name
  }
}
    `;

export const usePublicSearchSubjectsQuery = <
      TData = PublicSearchSubjectsQuery,
      TError = Error
    >(
      variables: PublicSearchSubjectsQueryVariables,
      options?: Omit<UseQueryOptions<PublicSearchSubjectsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicSearchSubjectsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicSearchSubjectsQuery, TError, TData>(
      {
    queryKey: ['PublicSearchSubjects', variables],
    queryFn: publicGraphqlFetcher<PublicSearchSubjectsQuery, PublicSearchSubjectsQueryVariables>(PublicSearchSubjectsDocument, variables),
    ...options
  }
    )};

usePublicSearchSubjectsQuery.document = PublicSearchSubjectsDocument;

usePublicSearchSubjectsQuery.getKey = (variables: PublicSearchSubjectsQueryVariables) => ['PublicSearchSubjects', variables];

usePublicSearchSubjectsQuery.rootKey = 'PublicSearchSubjects';

usePublicSearchSubjectsQuery.fetcher = (variables: PublicSearchSubjectsQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicSearchSubjectsQuery, PublicSearchSubjectsQueryVariables>(PublicSearchSubjectsDocument, variables, options);
