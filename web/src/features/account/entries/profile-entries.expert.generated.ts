/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
/** Boolean expression to compare columns of type "Boolean". All fields are combined with logical 'AND'. */
export type Boolean_Comparison_Exp = {
  _eq?: boolean | null | undefined;
  _gt?: boolean | null | undefined;
  _gte?: boolean | null | undefined;
  _in?: Array<boolean> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: boolean | null | undefined;
  _lte?: boolean | null | undefined;
  _neq?: boolean | null | undefined;
  _nin?: Array<boolean> | null | undefined;
};

/** Boolean expression to compare columns of type "Int". All fields are combined with logical 'AND'. */
export type Int_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Array_Comparison_Exp = {
  /** is the column contained in the given value */
  _contained_in?: Array<string> | null | undefined;
  /** does the column contain the given value */
  _contains?: Array<string> | null | undefined;
  _eq?: Array<string> | null | undefined;
  _gt?: Array<string> | null | undefined;
  _gte?: Array<string> | null | undefined;
  _in?: Array<Array<string>> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: Array<string> | null | undefined;
  _lte?: Array<string> | null | undefined;
  _neq?: Array<string> | null | undefined;
  _nin?: Array<Array<string>> | null | undefined;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  /** does the column match the given case-insensitive pattern */
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: string | null | undefined;
  _is_null?: boolean | null | undefined;
  /** does the column match the given pattern */
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: string | null | undefined;
  /** does the column NOT match the given pattern */
  _nlike?: string | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: string | null | undefined;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: string | null | undefined;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: string | null | undefined;
  /** does the column match the given SQL regular expression */
  _similar?: string | null | undefined;
};

/** Boolean expression to filter rows from the table "advice_offerings". All fields are combined with a logical 'AND'. */
export type Advice_Offerings_Bool_Exp = {
  _and?: Array<Advice_Offerings_Bool_Exp> | null | undefined;
  _not?: Advice_Offerings_Bool_Exp | null | undefined;
  _or?: Array<Advice_Offerings_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  description_rich_text?: Jsonb_Comparison_Exp | null | undefined;
  duration?: Int_Comparison_Exp | null | undefined;
  enabled?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_force_enabled?: Boolean_Comparison_Exp | null | undefined;
  is_introductory?: Boolean_Comparison_Exp | null | undefined;
  master_topic?: Master_Topics_Bool_Exp | null | undefined;
  price?: Int_Comparison_Exp | null | undefined;
  price_cents?: Int_Comparison_Exp | null | undefined;
  subtopic?: String_Comparison_Exp | null | undefined;
  topic_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "bigint". All fields are combined with logical 'AND'. */
export type Bigint_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to compare columns of type "bpchar". All fields are combined with logical 'AND'. */
export type Bpchar_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  /** does the column match the given case-insensitive pattern */
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: string | null | undefined;
  _is_null?: boolean | null | undefined;
  /** does the column match the given pattern */
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: string | null | undefined;
  /** does the column NOT match the given pattern */
  _nlike?: string | null | undefined;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: string | null | undefined;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: string | null | undefined;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: string | null | undefined;
  /** does the column match the given SQL regular expression */
  _similar?: string | null | undefined;
};

/** Boolean expression to filter rows from the table "budget_ranges". All fields are combined with a logical 'AND'. */
export type Budget_Ranges_Bool_Exp = {
  _and?: Array<Budget_Ranges_Bool_Exp> | null | undefined;
  _not?: Budget_Ranges_Bool_Exp | null | undefined;
  _or?: Array<Budget_Ranges_Bool_Exp> | null | undefined;
  duration_type?: Opportunity_Duration_Types_Bool_Exp | null | undefined;
  duration_type_id?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  max_amount_cents?: Bigint_Comparison_Exp | null | undefined;
  min_amount_cents?: Bigint_Comparison_Exp | null | undefined;
  role?: Master_Roles_Bool_Exp | null | undefined;
  role_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "companies". All fields are combined with a logical 'AND'. */
export type Companies_Bool_Exp = {
  _and?: Array<Companies_Bool_Exp> | null | undefined;
  _not?: Companies_Bool_Exp | null | undefined;
  _or?: Array<Companies_Bool_Exp> | null | undefined;
  company_brief?: String_Comparison_Exp | null | undefined;
  company_logo?: String_Comparison_Exp | null | undefined;
  company_name?: String_Comparison_Exp | null | undefined;
  company_url?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  members?: Company_Members_Bool_Exp | null | undefined;
  subscriptions?: Subscriptions_Bool_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "company_members". All fields are combined with a logical 'AND'. */
export type Company_Members_Bool_Exp = {
  _and?: Array<Company_Members_Bool_Exp> | null | undefined;
  _not?: Company_Members_Bool_Exp | null | undefined;
  _or?: Array<Company_Members_Bool_Exp> | null | undefined;
  company?: Companies_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  is_welcome_due?: Boolean_Comparison_Exp | null | undefined;
  member_role?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "credit_requests". All fields are combined with a logical 'AND'. */
export type Credit_Requests_Bool_Exp = {
  _and?: Array<Credit_Requests_Bool_Exp> | null | undefined;
  _not?: Credit_Requests_Bool_Exp | null | undefined;
  _or?: Array<Credit_Requests_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  decision_reason?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  wizlings?: Int_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "expert_details". All fields are combined with a logical 'AND'. */
export type Expert_Details_Bool_Exp = {
  _and?: Array<Expert_Details_Bool_Exp> | null | undefined;
  _not?: Expert_Details_Bool_Exp | null | undefined;
  _or?: Array<Expert_Details_Bool_Exp> | null | undefined;
  advice_offerings?: Advice_Offerings_Bool_Exp | null | undefined;
  bio?: String_Comparison_Exp | null | undefined;
  bio_rich_text?: Jsonb_Comparison_Exp | null | undefined;
  country?: Master_Countries_Bool_Exp | null | undefined;
  country_id?: Uuid_Comparison_Exp | null | undefined;
  domains?: Expert_Domains_Bool_Exp | null | undefined;
  domains_aggregate?: Expert_Domains_Aggregate_Bool_Exp | null | undefined;
  entries?: Profile_Entries_Bool_Exp | null | undefined;
  experience?: String_Comparison_Exp | null | undefined;
  expertise?: Expert_Expertise_Bool_Exp | null | undefined;
  industry?: Master_Domains_Bool_Exp | null | undefined;
  industry_id?: Uuid_Comparison_Exp | null | undefined;
  is_available_for_hire_as_cxo?: Boolean_Comparison_Exp | null | undefined;
  is_bio_added?: Boolean_Comparison_Exp | null | undefined;
  is_calender_added?: Boolean_Comparison_Exp | null | undefined;
  is_domain_added?: Boolean_Comparison_Exp | null | undefined;
  is_domain_skill_topic_industry?: Boolean_Comparison_Exp | null | undefined;
  is_experience_added?: Boolean_Comparison_Exp | null | undefined;
  is_expertise_added?: Boolean_Comparison_Exp | null | undefined;
  is_industry_added?: Boolean_Comparison_Exp | null | undefined;
  is_profile_photo_uploaded?: Boolean_Comparison_Exp | null | undefined;
  is_topic_added?: Boolean_Comparison_Exp | null | undefined;
  is_work_added?: Boolean_Comparison_Exp | null | undefined;
  profile_complete_percent?: Int_Comparison_Exp | null | undefined;
  profile_weightage?: Int_Comparison_Exp | null | undefined;
  rate_card?: Fractional_Rate_Cards_Bool_Exp | null | undefined;
  topics?: Expert_Topics_Bool_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  user_org_role?: String_Comparison_Exp | null | undefined;
  work?: String_Comparison_Exp | null | undefined;
  years_of_experience?: Int_Comparison_Exp | null | undefined;
};

export type Expert_Domains_Aggregate_Bool_Exp = {
  count?: Expert_Domains_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Expert_Domains_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Expert_Domains_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Expert_Domains_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "expert_domains". All fields are combined with a logical 'AND'. */
export type Expert_Domains_Bool_Exp = {
  _and?: Array<Expert_Domains_Bool_Exp> | null | undefined;
  _not?: Expert_Domains_Bool_Exp | null | undefined;
  _or?: Array<Expert_Domains_Bool_Exp> | null | undefined;
  domain?: Master_Domains_Bool_Exp | null | undefined;
  domain_id?: Uuid_Comparison_Exp | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** select columns of table "expert_domains" */
export type Expert_Domains_Select_Column =
  /** column name */
  | 'domain_id'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "expert_expertise". All fields are combined with a logical 'AND'. */
export type Expert_Expertise_Bool_Exp = {
  _and?: Array<Expert_Expertise_Bool_Exp> | null | undefined;
  _not?: Expert_Expertise_Bool_Exp | null | undefined;
  _or?: Array<Expert_Expertise_Bool_Exp> | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  expertise?: Master_Expertise_Bool_Exp | null | undefined;
  expertise_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "expert_topics". All fields are combined with a logical 'AND'. */
export type Expert_Topics_Bool_Exp = {
  _and?: Array<Expert_Topics_Bool_Exp> | null | undefined;
  _not?: Expert_Topics_Bool_Exp | null | undefined;
  _or?: Array<Expert_Topics_Bool_Exp> | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  topic?: Master_Topics_Bool_Exp | null | undefined;
  topic_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "fractional_rate_cards". All fields are combined with a logical 'AND'. */
export type Fractional_Rate_Cards_Bool_Exp = {
  _and?: Array<Fractional_Rate_Cards_Bool_Exp> | null | undefined;
  _not?: Fractional_Rate_Cards_Bool_Exp | null | undefined;
  _or?: Array<Fractional_Rate_Cards_Bool_Exp> | null | undefined;
  availabilities?: Rate_Card_Availabilities_Bool_Exp | null | undefined;
  category?: Master_Objectives_Bool_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  max_value_cents?: Bigint_Comparison_Exp | null | undefined;
  min_value_cents?: Bigint_Comparison_Exp | null | undefined;
  rate_unit?: Opportunity_Duration_Types_Bool_Exp | null | undefined;
  rate_unit_id?: Uuid_Comparison_Exp | null | undefined;
  roles?: Rate_Card_Roles_Bool_Exp | null | undefined;
  starting_at_cents?: Bigint_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

export type Jsonb_Cast_Exp = {
  String?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "jsonb". All fields are combined with logical 'AND'. */
export type Jsonb_Comparison_Exp = {
  _cast?: Jsonb_Cast_Exp | null | undefined;
  /** is the column contained in the given value */
  _contained_in?: unknown;
  /** does the column contain the given value */
  _contains?: unknown;
  _eq?: unknown;
  _gt?: unknown;
  _gte?: unknown;
  /** does the string exist as a top-level key in the column */
  _has_key?: string | null | undefined;
  /** do all of these strings exist as top-level keys in the column */
  _has_keys_all?: Array<string> | null | undefined;
  /** do any of these strings exist as top-level keys in the column */
  _has_keys_any?: Array<string> | null | undefined;
  _in?: Array<unknown> | null | undefined;
  _is_null?: boolean | null | undefined;
  /** does the JSON path return any item for the column */
  _jsonb_path_exists?: string | null | undefined;
  /** does the JSON path predicate hold for the column */
  _jsonb_path_match?: string | null | undefined;
  _lt?: unknown;
  _lte?: unknown;
  _neq?: unknown;
  _nin?: Array<unknown> | null | undefined;
};

/** Boolean expression to filter rows from the table "ledger_accounts". All fields are combined with a logical 'AND'. */
export type Ledger_Accounts_Bool_Exp = {
  _and?: Array<Ledger_Accounts_Bool_Exp> | null | undefined;
  _not?: Ledger_Accounts_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Accounts_Bool_Exp> | null | undefined;
  balance?: Bigint_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  due_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Bigint_Comparison_Exp | null | undefined;
  is_open?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  owner?: Users_Bool_Exp | null | undefined;
  source?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_countries". All fields are combined with a logical 'AND'. */
export type Master_Countries_Bool_Exp = {
  _and?: Array<Master_Countries_Bool_Exp> | null | undefined;
  _not?: Master_Countries_Bool_Exp | null | undefined;
  _or?: Array<Master_Countries_Bool_Exp> | null | undefined;
  country_code?: Bpchar_Comparison_Exp | null | undefined;
  country_name?: String_Comparison_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_domains". All fields are combined with a logical 'AND'. */
export type Master_Domains_Bool_Exp = {
  _and?: Array<Master_Domains_Bool_Exp> | null | undefined;
  _not?: Master_Domains_Bool_Exp | null | undefined;
  _or?: Array<Master_Domains_Bool_Exp> | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  domain_name?: String_Comparison_Exp | null | undefined;
  expert_domains?: Expert_Domains_Bool_Exp | null | undefined;
  expert_domains_aggregate?: Expert_Domains_Aggregate_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_expertise". All fields are combined with a logical 'AND'. */
export type Master_Expertise_Bool_Exp = {
  _and?: Array<Master_Expertise_Bool_Exp> | null | undefined;
  _not?: Master_Expertise_Bool_Exp | null | undefined;
  _or?: Array<Master_Expertise_Bool_Exp> | null | undefined;
  category?: Master_Objectives_Bool_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  expertise_name?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_objectives". All fields are combined with a logical 'AND'. */
export type Master_Objectives_Bool_Exp = {
  _and?: Array<Master_Objectives_Bool_Exp> | null | undefined;
  _not?: Master_Objectives_Bool_Exp | null | undefined;
  _or?: Array<Master_Objectives_Bool_Exp> | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  expertise?: Master_Expertise_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  objective_name?: String_Comparison_Exp | null | undefined;
  topics?: Master_Topics_Bool_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_roles". All fields are combined with a logical 'AND'. */
export type Master_Roles_Bool_Exp = {
  _and?: Array<Master_Roles_Bool_Exp> | null | undefined;
  _not?: Master_Roles_Bool_Exp | null | undefined;
  _or?: Array<Master_Roles_Bool_Exp> | null | undefined;
  budget_ranges?: Budget_Ranges_Bool_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  role_name?: String_Comparison_Exp | null | undefined;
  role_type?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_topics". All fields are combined with a logical 'AND'. */
export type Master_Topics_Bool_Exp = {
  _and?: Array<Master_Topics_Bool_Exp> | null | undefined;
  _not?: Master_Topics_Bool_Exp | null | undefined;
  _or?: Array<Master_Topics_Bool_Exp> | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  expert_topics?: Expert_Topics_Bool_Exp | null | undefined;
  favourite?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  image?: String_Comparison_Exp | null | undefined;
  is_approved_by_admin?: Boolean_Comparison_Exp | null | undefined;
  is_used?: Boolean_Comparison_Exp | null | undefined;
  is_user_generated?: Boolean_Comparison_Exp | null | undefined;
  mongo_id?: String_Comparison_Exp | null | undefined;
  objective?: Master_Objectives_Bool_Exp | null | undefined;
  objective_id?: Uuid_Comparison_Exp | null | undefined;
  persona?: String_Comparison_Exp | null | undefined;
  topic_name?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "numeric". All fields are combined with logical 'AND'. */
export type Numeric_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_availability_types". All fields are combined with a logical 'AND'. */
export type Opportunity_Availability_Types_Bool_Exp = {
  _and?: Array<Opportunity_Availability_Types_Bool_Exp> | null | undefined;
  _not?: Opportunity_Availability_Types_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Availability_Types_Bool_Exp> | null | undefined;
  availability_type?: String_Comparison_Exp | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  sort?: Int_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_duration_types". All fields are combined with a logical 'AND'. */
export type Opportunity_Duration_Types_Bool_Exp = {
  _and?: Array<Opportunity_Duration_Types_Bool_Exp> | null | undefined;
  _not?: Opportunity_Duration_Types_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Duration_Types_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  duration_type?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "plan_packages". All fields are combined with a logical 'AND'. */
export type Plan_Packages_Bool_Exp = {
  _and?: Array<Plan_Packages_Bool_Exp> | null | undefined;
  _not?: Plan_Packages_Bool_Exp | null | undefined;
  _or?: Array<Plan_Packages_Bool_Exp> | null | undefined;
  amplify_free_sessions?: Int_Comparison_Exp | null | undefined;
  amplify_priority_sessions?: Int_Comparison_Exp | null | undefined;
  amplify_session_cents?: Int_Comparison_Exp | null | undefined;
  card?: String_Comparison_Exp | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  free_calls_limit?: Int_Comparison_Exp | null | undefined;
  hire_fee_percent?: Numeric_Comparison_Exp | null | undefined;
  is_free?: Boolean_Comparison_Exp | null | undefined;
  is_older?: Boolean_Comparison_Exp | null | undefined;
  is_pro?: Boolean_Comparison_Exp | null | undefined;
  is_trial?: Boolean_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  posting_credits?: Int_Comparison_Exp | null | undefined;
  rank?: Int_Comparison_Exp | null | undefined;
  sort?: Int_Comparison_Exp | null | undefined;
  storage_mb?: Int_Comparison_Exp | null | undefined;
  team_admins?: Int_Comparison_Exp | null | undefined;
  team_size?: Int_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "plan_prices". All fields are combined with a logical 'AND'. */
export type Plan_Prices_Bool_Exp = {
  _and?: Array<Plan_Prices_Bool_Exp> | null | undefined;
  _not?: Plan_Prices_Bool_Exp | null | undefined;
  _or?: Array<Plan_Prices_Bool_Exp> | null | undefined;
  benefits?: String_Array_Comparison_Exp | null | undefined;
  billed_cents?: Int_Comparison_Exp | null | undefined;
  catalogue?: String_Comparison_Exp | null | undefined;
  credits?: Int_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  disadvantages?: String_Array_Comparison_Exp | null | undefined;
  discount_percent?: Int_Comparison_Exp | null | undefined;
  duration?: String_Comparison_Exp | null | undefined;
  is_sold?: Boolean_Comparison_Exp | null | undefined;
  month_cents?: Int_Comparison_Exp | null | undefined;
  plan?: Plan_Packages_Bool_Exp | null | undefined;
  plan_code?: String_Comparison_Exp | null | undefined;
  price_id?: String_Comparison_Exp | null | undefined;
  saas_type?: String_Comparison_Exp | null | undefined;
  saved_cents?: Int_Comparison_Exp | null | undefined;
  sort?: Int_Comparison_Exp | null | undefined;
  strike_cents?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "profile_entries". All fields are combined with a logical 'AND'. */
export type Profile_Entries_Bool_Exp = {
  _and?: Array<Profile_Entries_Bool_Exp> | null | undefined;
  _not?: Profile_Entries_Bool_Exp | null | undefined;
  _or?: Array<Profile_Entries_Bool_Exp> | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  ended_year?: Int_Comparison_Exp | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  organization?: String_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
  started_year?: Int_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** input type for incrementing numeric columns in table "profile_entries" */
export type Profile_Entries_Inc_Input = {
  ended_year?: number | null | undefined;
  position?: number | null | undefined;
  started_year?: number | null | undefined;
};

/** input type for inserting data into table "profile_entries" */
export type Profile_Entries_Insert_Input = {
  description?: string | null | undefined;
  ended_year?: number | null | undefined;
  kind?: string | null | undefined;
  organization?: string | null | undefined;
  position?: number | null | undefined;
  started_year?: number | null | undefined;
  /** Missing only from what was one text before there were lists. */
  title?: string | null | undefined;
  url?: string | null | undefined;
};

/** input type for updating data in table "profile_entries" */
export type Profile_Entries_Set_Input = {
  description?: string | null | undefined;
  ended_year?: number | null | undefined;
  organization?: string | null | undefined;
  position?: number | null | undefined;
  started_year?: number | null | undefined;
  url?: string | null | undefined;
};

export type Profile_Entries_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: Profile_Entries_Inc_Input | null | undefined;
  /** sets the columns of the filtered rows to the given values */
  _set?: Profile_Entries_Set_Input | null | undefined;
  /** filter the rows which have to be updated */
  where: Profile_Entries_Bool_Exp;
};

/** Boolean expression to filter rows from the table "rate_card_availabilities". All fields are combined with a logical 'AND'. */
export type Rate_Card_Availabilities_Bool_Exp = {
  _and?: Array<Rate_Card_Availabilities_Bool_Exp> | null | undefined;
  _not?: Rate_Card_Availabilities_Bool_Exp | null | undefined;
  _or?: Array<Rate_Card_Availabilities_Bool_Exp> | null | undefined;
  availability_type?: Opportunity_Availability_Types_Bool_Exp | null | undefined;
  availability_type_id?: Uuid_Comparison_Exp | null | undefined;
  card?: Fractional_Rate_Cards_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "rate_card_roles". All fields are combined with a logical 'AND'. */
export type Rate_Card_Roles_Bool_Exp = {
  _and?: Array<Rate_Card_Roles_Bool_Exp> | null | undefined;
  _not?: Rate_Card_Roles_Bool_Exp | null | undefined;
  _or?: Array<Rate_Card_Roles_Bool_Exp> | null | undefined;
  card?: Fractional_Rate_Cards_Bool_Exp | null | undefined;
  position?: Smallint_Comparison_Exp | null | undefined;
  role?: Master_Roles_Bool_Exp | null | undefined;
  role_id?: Uuid_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "smallint". All fields are combined with logical 'AND'. */
export type Smallint_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to filter rows from the table "subscriptions". All fields are combined with a logical 'AND'. */
export type Subscriptions_Bool_Exp = {
  _and?: Array<Subscriptions_Bool_Exp> | null | undefined;
  _not?: Subscriptions_Bool_Exp | null | undefined;
  _or?: Array<Subscriptions_Bool_Exp> | null | undefined;
  bought_by?: Uuid_Comparison_Exp | null | undefined;
  company?: Companies_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  ends_with_period?: Boolean_Comparison_Exp | null | undefined;
  expires_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  paid_until?: Timestamptz_Comparison_Exp | null | undefined;
  plan?: Plan_Packages_Bool_Exp | null | undefined;
  plan_code?: String_Comparison_Exp | null | undefined;
  price?: Plan_Prices_Bool_Exp | null | undefined;
  price_id?: String_Comparison_Exp | null | undefined;
  saas_type?: String_Comparison_Exp | null | undefined;
  starts_at?: Timestamptz_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  stripe_customer_id?: String_Comparison_Exp | null | undefined;
  stripe_subscription_id?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "timestamptz". All fields are combined with logical 'AND'. */
export type Timestamptz_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

/** Boolean expression to filter rows from the table "user_accounts". All fields are combined with a logical 'AND'. */
export type User_Accounts_Bool_Exp = {
  _and?: Array<User_Accounts_Bool_Exp> | null | undefined;
  _not?: User_Accounts_Bool_Exp | null | undefined;
  _or?: Array<User_Accounts_Bool_Exp> | null | undefined;
  calendly?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  email?: String_Comparison_Exp | null | undefined;
  is_achievement_first_time?: Boolean_Comparison_Exp | null | undefined;
  is_admin?: Boolean_Comparison_Exp | null | undefined;
  is_dashboard_banner_visible?: Boolean_Comparison_Exp | null | undefined;
  is_email_verified?: Boolean_Comparison_Exp | null | undefined;
  is_exciting_news_modal_not_show_again?: Boolean_Comparison_Exp | null | undefined;
  login_type?: String_Comparison_Exp | null | undefined;
  referral_code?: String_Comparison_Exp | null | undefined;
  time_zone?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "users". All fields are combined with a logical 'AND'. */
export type Users_Bool_Exp = {
  _and?: Array<Users_Bool_Exp> | null | undefined;
  _not?: Users_Bool_Exp | null | undefined;
  _or?: Array<Users_Bool_Exp> | null | undefined;
  account?: User_Accounts_Bool_Exp | null | undefined;
  company?: Companies_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  credit_requests?: Credit_Requests_Bool_Exp | null | undefined;
  designation?: String_Comparison_Exp | null | undefined;
  expert_detail?: Expert_Details_Bool_Exp | null | undefined;
  first_name?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_expert?: Boolean_Comparison_Exp | null | undefined;
  last_name?: String_Comparison_Exp | null | undefined;
  ledger_accounts?: Ledger_Accounts_Bool_Exp | null | undefined;
  profile_pic?: String_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
  subscriptions?: Subscriptions_Bool_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
export type Uuid_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

export type OwnProfileEntriesQueryVariables = Exact<{
  me: string;
  kind: string;
}>;

export type OwnProfileEntriesQuery = { expert_details_by_pk: { entries: Array<{ id: string, title: string | null, organization: string | null, started_year: number | null, ended_year: number | null, url: string | null, description: string | null }> } | null };

export type SaveProfileEntriesMutationVariables = Exact<{
  me: string;
  kind: string;
  entries: Array<Profile_Entries_Insert_Input> | Profile_Entries_Insert_Input;
  untitledIds: Array<string> | string;
  untitled: Array<Profile_Entries_Updates> | Profile_Entries_Updates;
}>;

export type SaveProfileEntriesMutation = { delete_profile_entries: { affected_rows: number } | null, update_profile_entries_many: Array<{ affected_rows: number } | null> | null, insert_profile_entries: { affected_rows: number } | null };

export const OwnProfileEntriesDocument = `
    query OwnProfileEntries($me: uuid!, $kind: String!) {
  expert_details_by_pk(user_id: $me) {
    entries(where: {kind: {_eq: $kind}}, order_by: [{position: asc}]) {
      id
      title
      organization
      started_year
      ended_year
      url
      description
    }
  }
}
    `;

export const useOwnProfileEntriesQuery = <
      TData = OwnProfileEntriesQuery,
      TError = Error
    >(
      variables: OwnProfileEntriesQueryVariables,
      options?: Omit<UseQueryOptions<OwnProfileEntriesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnProfileEntriesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnProfileEntriesQuery, TError, TData>(
      {
    queryKey: ['OwnProfileEntries', variables],
    queryFn: graphqlFetcher<OwnProfileEntriesQuery, OwnProfileEntriesQueryVariables>(OwnProfileEntriesDocument, variables),
    ...options
  }
    )};

useOwnProfileEntriesQuery.document = OwnProfileEntriesDocument;

useOwnProfileEntriesQuery.getKey = (variables: OwnProfileEntriesQueryVariables) => ['OwnProfileEntries', variables];

useOwnProfileEntriesQuery.rootKey = 'OwnProfileEntries';

useOwnProfileEntriesQuery.fetcher = (variables: OwnProfileEntriesQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnProfileEntriesQuery, OwnProfileEntriesQueryVariables>(OwnProfileEntriesDocument, variables, options);

export const SaveProfileEntriesDocument = `
    mutation SaveProfileEntries($me: uuid!, $kind: String!, $entries: [profile_entries_insert_input!]!, $untitledIds: [uuid!]!, $untitled: [profile_entries_updates!]!) {
  delete_profile_entries(
    where: {user_id: {_eq: $me}, kind: {_eq: $kind}, id: {_nin: $untitledIds}}
  ) {
    affected_rows
  }
  update_profile_entries_many(updates: $untitled) {
    affected_rows
  }
  insert_profile_entries(objects: $entries) {
    affected_rows
  }
}
    `;

export const useSaveProfileEntriesMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveProfileEntriesMutation, TError, SaveProfileEntriesMutationVariables, TContext>) => {
    
    return useMutation<SaveProfileEntriesMutation, TError, SaveProfileEntriesMutationVariables, TContext>(
      {
    mutationKey: ['SaveProfileEntries'],
    mutationFn: (variables?: SaveProfileEntriesMutationVariables) => graphqlFetcher<SaveProfileEntriesMutation, SaveProfileEntriesMutationVariables>(SaveProfileEntriesDocument, variables)(),
    ...options
  }
    )};

useSaveProfileEntriesMutation.fetcher = (variables: SaveProfileEntriesMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveProfileEntriesMutation, SaveProfileEntriesMutationVariables>(SaveProfileEntriesDocument, variables, options);
