/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type ReviewDetailQueryVariables = Exact<{
  id: string;
}>;

export type ReviewDetailQuery = { opportunities_by_pk: { id: string, type: string, status: string, title: string, created_at: string, version_no: number, updated_at: string, published_at: string | null, review_status: string, review_status_since: string, review_reason: string | null, country_id: string | null, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, start_date_id: string | null, no_of_days: number | null, brief: string, brief_rich_text: unknown, deliverables: unknown, impact_on_business: unknown, achieve_from_program: unknown, chat_only: boolean, company_asked_to_sign_nda: boolean, poster: { user: { created_at: string, id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, versions: Array<{ version_no: number, created_at: string }>, categories: Array<{ category_id: string, category: { id: string, objective_name: string } }>, topics: Array<{ topic_id: string, topic: { id: string, topic_name: string } }>, roles: Array<{ role_id: string, role: { id: string, role_name: string } }>, availabilities: Array<{ availability_type_id: string, availability_type: { id: string, availability_type: string } }>, skills: Array<{ expertise_id: string, expertise: { id: string, expertise_name: string } }>, domains: Array<{ domain_id: string, domain: { id: string, domain_name: string } }>, country: { id: string, country_name: string } | null, duration_type: { code: string } | null, start_date: { id: string, start_date: string } | null, no_of_days_unit: { code: string } | null, payments: Array<{ id: string, details: string, percentage: number, paid_at: string | null }>, package_experts: Array<{ user_id: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } }>, documents: Array<{ id: string, asset_name: string, content_type: string, size_bytes: number, upload_type: string, created_at: string }> } | null, deal_records: Array<{ id: string, expert_name: string, agreed_value_cents: number, agreed_value_unit: string, accepted_at: string, opportunity: { status: string } | null, hire: { opted_out_at: string | null } | null }>, staff_audit_log: Array<{ id: string, action: string, reason: string | null, details: unknown, created_at: string, actor: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } }> };

export const ReviewDetailDocument = `
    query ReviewDetail($id: uuid!) {
  opportunities_by_pk(id: $id) {
    id
    type
    status
    title
    created_at
    version_no
    updated_at
    published_at
    review_status
    review_status_since
    review_reason
    ...PostFields
    ...PostFiles
    poster {
      user {
        ...UserCard
        created_at
      }
      company {
        ...CompanyCard
      }
    }
    versions(order_by: {version_no: desc}, limit: 100) {
      version_no
      created_at
    }
  }
  deal_records(
    where: {opportunity_id: {_eq: $id}}
    order_by: {accepted_at: desc}
    limit: 50
  ) {
    id
    expert_name
    agreed_value_cents
    agreed_value_unit
    accepted_at
    opportunity {
      status
    }
    hire {
      opted_out_at
    }
  }
  staff_audit_log(
    where: {subject_id: {_eq: $id}}
    order_by: {created_at: desc}
    limit: 20
  ) {
    id
    action
    reason
    details
    created_at
    actor {
      ...UserCard
    }
  }
}
    fragment PostFields on opportunities {
  title
  categories(order_by: {position: asc}) {
    category_id
    category {
      id
      objective_name
    }
  }
  topics {
    topic_id
    topic {
      id
      topic_name
    }
  }
  roles(order_by: {position: asc}) {
    role_id
    role {
      id
      role_name
    }
  }
  availabilities {
    availability_type_id
    availability_type {
      id
      availability_type
    }
  }
  skills {
    expertise_id
    expertise {
      id
      expertise_name
    }
  }
  domains {
    domain_id
    domain {
      id
      domain_name
    }
  }
  country_id
  country {
    id
    country_name
  }
  duration_months
  duration_type {
    code
  }
  min_budget_cents
  max_budget_cents
  start_date_id
  start_date {
    id
    start_date
  }
  no_of_days
  no_of_days_unit {
    code
  }
  brief
  brief_rich_text
  deliverables
  impact_on_business
  achieve_from_program
  payments(order_by: {position: asc}) {
    id
    details
    percentage
    paid_at
  }
  package_experts(order_by: {user_id: asc}) {
    user_id
    user {
      id
      first_name
      last_name
      slug
      profile_pic
      designation
    }
  }
  chat_only
  company_asked_to_sign_nda
}
fragment PostFiles on opportunities {
  documents(
    where: {upload_type: {_in: ["opportunity_create", "nda_create"]}, detached_at: {_is_null: true}}
    order_by: [{created_at: asc}, {id: asc}]
  ) {
    id
    asset_name
    content_type
    size_bytes
    upload_type
    created_at
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

export const useReviewDetailQuery = <
      TData = ReviewDetailQuery,
      TError = Error
    >(
      variables: ReviewDetailQueryVariables,
      options?: Omit<UseQueryOptions<ReviewDetailQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ReviewDetailQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ReviewDetailQuery, TError, TData>(
      {
    queryKey: ['ReviewDetail', variables],
    queryFn: staffGraphqlFetcher<ReviewDetailQuery, ReviewDetailQueryVariables>(ReviewDetailDocument, variables),
    ...options
  }
    )};

useReviewDetailQuery.document = ReviewDetailDocument;

useReviewDetailQuery.getKey = (variables: ReviewDetailQueryVariables) => ['ReviewDetail', variables];

useReviewDetailQuery.rootKey = 'ReviewDetail';

useReviewDetailQuery.fetcher = (variables: ReviewDetailQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ReviewDetailQuery, ReviewDetailQueryVariables>(ReviewDetailDocument, variables, options);
