/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type ProfileForRestQueryVariables = Exact<{
  id: string;
}>;

export type ProfileForRestQuery = { users_by_pk: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, company: { company_name: string } | null, expert_detail: { bio: string | null, experience: string | null, work: string | null, is_bio_added: boolean, is_profile_photo_uploaded: boolean, is_domain_added: boolean, is_expertise_added: boolean, is_topic_added: boolean, is_industry_added: boolean, is_experience_added: boolean, is_work_added: boolean, is_calender_added: boolean, profile_complete_percent: number, profile_weightage: number, country: { id: string, country_name: string } | null, topics: Array<{ topic: { topic_name: string } | null }>, domains: Array<{ domain: { domain_name: string } | null }>, expertise: Array<{ expertise: { expertise_name: string } | null }> } | null } | null };

export const ProfileForRestDocument = `
    query ProfileForRest($id: uuid!) {
  users_by_pk(id: $id) {
    id
    first_name
    last_name
    slug
    profile_pic
    designation
    is_expert
    company {
      company_name
    }
    expert_detail {
      bio
      experience
      work
      is_bio_added
      is_profile_photo_uploaded
      is_domain_added
      is_expertise_added
      is_topic_added
      is_industry_added
      is_experience_added
      is_work_added
      is_calender_added
      profile_complete_percent
      profile_weightage
      country {
        id
        country_name
      }
      topics {
        topic {
          topic_name
        }
      }
      domains {
        domain {
          domain_name
        }
      }
      expertise {
        expertise {
          expertise_name
        }
      }
    }
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    ProfileForRest(variables: ProfileForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ProfileForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ProfileForRestQuery>({ document: ProfileForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ProfileForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
