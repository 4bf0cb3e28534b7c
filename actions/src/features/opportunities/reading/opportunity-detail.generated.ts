/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type OpportunityDetailForRestQueryVariables = Exact<{
  id: string;
  viewerId: string;
}>;

export type OpportunityDetailForRestQuery = { opportunities_by_pk: { id: string, title: string, type: string, status: string, created_at: string, version_no: number, updated_at: string, chat_only: boolean, is_fractional_from_assigned_expert: boolean, country_id: string | null, duration_months: number | null, min_budget_cents: number | null, max_budget_cents: number | null, start_date_id: string | null, no_of_days: number | null, brief: string, brief_rich_text: unknown, deliverables: unknown, impact_on_business: unknown, achieve_from_program: unknown, company_asked_to_sign_nda: boolean, opportunity_type: { label: string }, poster: { user: { id: string, first_name: string, last_name: string, profile_pic: string | null, designation: string | null } | null, company: { company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null } | null, review: { review_status: string | null, review_reason: string | null, close_comments: string | null, delete_comments: string | null } | null, roles: Array<{ role_id: string, role: { role_type: string, id: string, role_name: string } | null }>, availabilities: Array<{ availability_type_id: string, availability_type: { code: string, id: string, availability_type: string } }>, country: { country_code: string, id: string, country_name: string } | null, duration_type: { id: string, duration_type: string, code: string } | null, no_of_days_unit: { id: string, code: string } | null, assigned_expert: { id: string, first_name: string, last_name: string, profile_pic: string | null, designation: string | null } | null, own_trackings: Array<{ status: string, interest_shown_at: string | null }>, trackings: Array<{ user_id: string, status: string, interest_shown_at: string | null, agreed_value_cents: number | null, agreed_value_unit: string | null, is_proposal_uploaded: boolean, is_rejected: boolean, rejected_reason: string | null, is_opt_out: boolean, opt_out_reason: string | null, user: { first_name: string, last_name: string, expert_detail: { rate_card: { min_value_cents: number, max_value_cents: number, rate_unit: { code: string } } | null } | null } | null, contact: { email: string | null, calendly: string | null } | null, counter_offer: { id: string, counter_amount_cents: number, counter_amount_unit: string, feedback: string, feedback_rich_text: unknown, status: string, reject_reason: string | null } | null, hire: { agreed_value_cents: number, agreed_value_unit: string, is_hired: boolean, is_opt_out: boolean } | null }>, categories: Array<{ category_id: string, category: { id: string, objective_name: string } | null }>, topics: Array<{ topic_id: string, topic: { id: string, topic_name: string } | null }>, skills: Array<{ expertise_id: string, expertise: { id: string, expertise_name: string } | null }>, domains: Array<{ domain_id: string, domain: { id: string, domain_name: string } | null }>, start_date: { id: string, start_date: string } | null, payments: Array<{ id: string, details: string, percentage: number, paid_at: string | null }>, package_experts: Array<{ user_id: string, user: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null }> } | null };

export const OpportunityDetailForRestDocument = `
    query OpportunityDetailForRest($id: uuid!, $viewerId: uuid!) {
  opportunities_by_pk(id: $id) {
    id
    title
    type
    status
    created_at
    version_no
    updated_at
    chat_only
    is_fractional_from_assigned_expert
    opportunity_type {
      label
    }
    poster {
      user {
        id
        first_name
        last_name
        profile_pic
        designation
      }
      company {
        company_name
        company_logo
        company_url
        company_brief
      }
    }
    review {
      review_status
      review_reason
      close_comments
      delete_comments
    }
    ...PostFields
    roles(order_by: {position: asc}) {
      role {
        role_type
      }
    }
    availabilities {
      availability_type {
        code
      }
    }
    country {
      country_code
    }
    duration_type {
      id
      duration_type
    }
    no_of_days_unit {
      id
    }
    assigned_expert {
      id
      first_name
      last_name
      profile_pic
      designation
    }
    own_trackings: trackings(where: {user_id: {_eq: $viewerId}}) {
      status
      interest_shown_at
    }
    trackings(
      where: {status: {_neq: "viewed"}}
      order_by: [{interest_shown_at: asc_nulls_last}, {user_id: asc}]
    ) {
      user_id
      status
      interest_shown_at
      agreed_value_cents
      agreed_value_unit
      is_proposal_uploaded
      is_rejected
      rejected_reason
      is_opt_out
      opt_out_reason
      user {
        first_name
        last_name
        expert_detail {
          rate_card {
            min_value_cents
            max_value_cents
            rate_unit {
              code
            }
          }
        }
      }
      contact {
        email
        calendly
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
        agreed_value_cents
        agreed_value_unit
        is_hired
        is_opt_out
      }
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
}`;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    OpportunityDetailForRest(variables: OpportunityDetailForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<OpportunityDetailForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<OpportunityDetailForRestQuery>({ document: OpportunityDetailForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'OpportunityDetailForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
