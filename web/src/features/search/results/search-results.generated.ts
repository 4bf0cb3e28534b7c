/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type GlobalSearchQueryVariables = Exact<{
  filter: unknown;
  skip: number;
  rows: number;
  me: string;
  withOpportunities: boolean;
  withExperts: boolean;
  withQuestions: boolean;
  withInsights: boolean;
  withAdvices: boolean;
  withUseCases: boolean;
}>;

export type GlobalSearchQuery = { opportunities?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, type: string, status: string, title: string, brief: string, created_at: string, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, no_of_days: number | null, duration_type: { code: string } | null, no_of_days_unit: { code: string } | null, country: { country_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, domains: Array<{ domain: { id: string, domain_name: string } | null }>, skills: Array<{ expertise: { id: string, expertise_name: string } | null }>, poster: { user_id: string | null, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, trackings: Array<{ status: string }> } | null }> }, experts?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, expert_detail: { years_of_experience: number | null, topics: Array<{ topic: { id: string, topic_name: string } | null }> } | null } | null }> }, questions?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, question: string, response_count: number, answerable: Array<{ question_id: string | null }>, master_topic: { topic_name: string } | null, cards: Array<{ id: string | null, brief: string | null, media_type: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null }> } | null }> }, insights?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string | null, title: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> }, advices?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null } | null }> }, use_cases?: { aggregate: { count: number } | null, nodes: Array<{ shown: { id: string, title: string, description: string, color_code: string, topic_id: string, master_topic: { topic_name: string } | null } | null }> } };

export type SearchSubjectsQueryVariables = Exact<{
  filter: unknown;
  rows: number;
}>;

export type SearchSubjectsQuery = { search_subjects: Array<{ id: string | null, kind: string | null, name: string | null }> };

export type FoundQuestionFragment = { id: string, question: string, response_count: number, answerable: Array<{ question_id: string | null }>, master_topic: { topic_name: string } | null, cards: Array<{ id: string | null, brief: string | null, media_type: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null }> };

export type FoundInsightFragment = { id: string | null, title: string | null, brief: string | null, media_type: string | null, media_duration: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null };

export type FoundAdviceFragment = { id: string | null, subtopic: string | null, description: string | null, duration: number | null, price: number | null, topic_name: string | null, author_id: string | null, author_slug: string | null, author_first_name: string | null, author_last_name: string | null, author_picture: string | null, author_designation: string | null };

export type FoundUseCaseFragment = { id: string, title: string, description: string, color_code: string, topic_id: string, master_topic: { topic_name: string } | null };

export const FoundQuestionFragmentDoc = `
    fragment FoundQuestion on insights_questions {
  id
  question
  response_count
  answerable {
    question_id
  }
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
export const FoundInsightFragmentDoc = `
    fragment FoundInsight on content_cards {
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
export const FoundAdviceFragmentDoc = `
    fragment FoundAdvice on advice_cards {
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
export const FoundUseCaseFragmentDoc = `
    fragment FoundUseCase on use_cases {
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
export const GlobalSearchDocument = `
    query GlobalSearch($filter: jsonb!, $skip: Int!, $rows: Int!, $me: uuid!, $withOpportunities: Boolean!, $withExperts: Boolean!, $withQuestions: Boolean!, $withInsights: Boolean!, $withAdvices: Boolean!, $withUseCases: Boolean!) {
  opportunities: search_opportunities_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) @include(if: $withOpportunities) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...OpportunityCard
      }
    }
  }
  experts: search_experts_aggregate(
    args: {filter: $filter, skip: $skip, page_rows: $rows, with_count: true}
    order_by: {place: asc}
  ) @include(if: $withExperts) {
    aggregate {
      count
    }
    nodes {
      shown {
        ...UserCard
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
        ...FoundQuestion
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
        ...FoundInsight
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
        ...FoundAdvice
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
        ...FoundUseCase
      }
    }
  }
}
    fragment FoundQuestion on insights_questions {
  id
  question
  response_count
  answerable {
    question_id
  }
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
fragment FoundInsight on content_cards {
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
fragment FoundAdvice on advice_cards {
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
fragment FoundUseCase on use_cases {
  id
  title
  description
  color_code
  topic_id
  master_topic {
    topic_name
  }
}
fragment OpportunityCard on opportunities {
  id
  type
  status
  title
  brief
  created_at
  duration_months
  min_budget_cents
  max_budget_cents
  no_of_days
  duration_type {
    code
  }
  no_of_days_unit {
    code
  }
  country {
    country_name
  }
  topics {
    topic {
      id
      topic_name
    }
  }
  domains {
    domain {
      id
      domain_name
    }
  }
  skills {
    expertise {
      id
      expertise_name
    }
  }
  poster {
    user_id
    user {
      ...UserCard
    }
    company {
      ...CompanyCard
    }
  }
  trackings(where: {user_id: {_eq: $me}}) {
    status
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
}`;

export const useGlobalSearchQuery = <
      TData = GlobalSearchQuery,
      TError = Error
    >(
      variables: GlobalSearchQueryVariables,
      options?: Omit<UseQueryOptions<GlobalSearchQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<GlobalSearchQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<GlobalSearchQuery, TError, TData>(
      {
    queryKey: ['GlobalSearch', variables],
    queryFn: graphqlFetcher<GlobalSearchQuery, GlobalSearchQueryVariables>(GlobalSearchDocument, variables),
    ...options
  }
    )};

useGlobalSearchQuery.document = GlobalSearchDocument;

useGlobalSearchQuery.getKey = (variables: GlobalSearchQueryVariables) => ['GlobalSearch', variables];

useGlobalSearchQuery.rootKey = 'GlobalSearch';

useGlobalSearchQuery.fetcher = (variables: GlobalSearchQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<GlobalSearchQuery, GlobalSearchQueryVariables>(GlobalSearchDocument, variables, options);

export const SearchSubjectsDocument = `
    query SearchSubjects($filter: jsonb!, $rows: Int!) {
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

export const useSearchSubjectsQuery = <
      TData = SearchSubjectsQuery,
      TError = Error
    >(
      variables: SearchSubjectsQueryVariables,
      options?: Omit<UseQueryOptions<SearchSubjectsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<SearchSubjectsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<SearchSubjectsQuery, TError, TData>(
      {
    queryKey: ['SearchSubjects', variables],
    queryFn: graphqlFetcher<SearchSubjectsQuery, SearchSubjectsQueryVariables>(SearchSubjectsDocument, variables),
    ...options
  }
    )};

useSearchSubjectsQuery.document = SearchSubjectsDocument;

useSearchSubjectsQuery.getKey = (variables: SearchSubjectsQueryVariables) => ['SearchSubjects', variables];

useSearchSubjectsQuery.rootKey = 'SearchSubjects';

useSearchSubjectsQuery.fetcher = (variables: SearchSubjectsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<SearchSubjectsQuery, SearchSubjectsQueryVariables>(SearchSubjectsDocument, variables, options);
