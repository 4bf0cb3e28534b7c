/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
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

/** Boolean expression to filter rows from the table "application_documents". All fields are combined with a logical 'AND'. */
export type Application_Documents_Bool_Exp = {
  _and?: Array<Application_Documents_Bool_Exp> | null | undefined;
  _not?: Application_Documents_Bool_Exp | null | undefined;
  _or?: Array<Application_Documents_Bool_Exp> | null | undefined;
  asset_name?: String_Comparison_Exp | null | undefined;
  content_type?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_superseded?: Boolean_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  size_bytes?: Bigint_Comparison_Exp | null | undefined;
  upload_type?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
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
  created_by?: Uuid_Comparison_Exp | null | undefined;
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
  member_role?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "counter_offers". All fields are combined with a logical 'AND'. */
export type Counter_Offers_Bool_Exp = {
  _and?: Array<Counter_Offers_Bool_Exp> | null | undefined;
  _not?: Counter_Offers_Bool_Exp | null | undefined;
  _or?: Array<Counter_Offers_Bool_Exp> | null | undefined;
  application?: Opportunity_Trackings_Bool_Exp | null | undefined;
  counter_amount_cents?: Bigint_Comparison_Exp | null | undefined;
  counter_amount_unit?: String_Comparison_Exp | null | undefined;
  counter_from_company?: Boolean_Comparison_Exp | null | undefined;
  counter_from_expert?: Boolean_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  feedback?: String_Comparison_Exp | null | undefined;
  feedback_rich_text?: Jsonb_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  reject_reason?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

export type Credit_Requests_Aggregate_Bool_Exp = {
  count?: Credit_Requests_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Credit_Requests_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Credit_Requests_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Credit_Requests_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "credit_requests". All fields are combined with a logical 'AND'. */
export type Credit_Requests_Bool_Exp = {
  _and?: Array<Credit_Requests_Bool_Exp> | null | undefined;
  _not?: Credit_Requests_Bool_Exp | null | undefined;
  _or?: Array<Credit_Requests_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_by?: Uuid_Comparison_Exp | null | undefined;
  decider?: Users_Bool_Exp | null | undefined;
  decision_reason?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  proposals?: Ledger_Proposals_Bool_Exp | null | undefined;
  proposals_aggregate?: Ledger_Proposals_Aggregate_Bool_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  transfer_id?: Bigint_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  wizlings?: Int_Comparison_Exp | null | undefined;
};

/** select columns of table "credit_requests" */
export type Credit_Requests_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'decided_by'
  /** column name */
  | 'decision_reason'
  /** column name */
  | 'id'
  /** column name */
  | 'reason'
  /** column name */
  | 'status'
  /** column name */
  | 'transfer_id'
  /** column name */
  | 'user_id'
  /** column name */
  | 'wizlings';

/** Boolean expression to filter rows from the table "expert_details". All fields are combined with a logical 'AND'. */
export type Expert_Details_Bool_Exp = {
  _and?: Array<Expert_Details_Bool_Exp> | null | undefined;
  _not?: Expert_Details_Bool_Exp | null | undefined;
  _or?: Array<Expert_Details_Bool_Exp> | null | undefined;
  bio?: String_Comparison_Exp | null | undefined;
  country?: Master_Countries_Bool_Exp | null | undefined;
  country_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  domains?: Expert_Domains_Bool_Exp | null | undefined;
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
  category?: Master_Objectives_Bool_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  expert?: Expert_Details_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  max_value_cents?: Bigint_Comparison_Exp | null | undefined;
  min_value_cents?: Bigint_Comparison_Exp | null | undefined;
  rate_unit?: Opportunity_Duration_Types_Bool_Exp | null | undefined;
  rate_unit_id?: Uuid_Comparison_Exp | null | undefined;
  starting_at_cents?: Bigint_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "hires". All fields are combined with a logical 'AND'. */
export type Hires_Bool_Exp = {
  _and?: Array<Hires_Bool_Exp> | null | undefined;
  _not?: Hires_Bool_Exp | null | undefined;
  _or?: Array<Hires_Bool_Exp> | null | undefined;
  accepted_at?: Timestamptz_Comparison_Exp | null | undefined;
  agreed_value_cents?: Bigint_Comparison_Exp | null | undefined;
  agreed_value_unit?: String_Comparison_Exp | null | undefined;
  application?: Opportunity_Trackings_Bool_Exp | null | undefined;
  hired_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_hired?: Boolean_Comparison_Exp | null | undefined;
  is_opt_out?: Boolean_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  opted_out_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  version_no?: Int_Comparison_Exp | null | undefined;
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
  owner_id?: Uuid_Comparison_Exp | null | undefined;
  role?: String_Comparison_Exp | null | undefined;
  source?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "ledger_entries". All fields are combined with a logical 'AND'. */
export type Ledger_Entries_Bool_Exp = {
  _and?: Array<Ledger_Entries_Bool_Exp> | null | undefined;
  _not?: Ledger_Entries_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Entries_Bool_Exp> | null | undefined;
  account?: Ledger_Accounts_Bool_Exp | null | undefined;
  account_id?: Bigint_Comparison_Exp | null | undefined;
  amount?: Bigint_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  owner_id?: Uuid_Comparison_Exp | null | undefined;
  transfer_id?: Bigint_Comparison_Exp | null | undefined;
};

export type Ledger_Proposals_Aggregate_Bool_Exp = {
  count?: Ledger_Proposals_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Ledger_Proposals_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Ledger_Proposals_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Ledger_Proposals_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "ledger_proposals". All fields are combined with a logical 'AND'. */
export type Ledger_Proposals_Bool_Exp = {
  _and?: Array<Ledger_Proposals_Bool_Exp> | null | undefined;
  _not?: Ledger_Proposals_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Proposals_Bool_Exp> | null | undefined;
  corrects?: Ledger_Transfers_Bool_Exp | null | undefined;
  corrects_id?: Bigint_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  credit_request?: Credit_Requests_Bool_Exp | null | undefined;
  credit_request_id?: Uuid_Comparison_Exp | null | undefined;
  credits?: Int_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_by?: Uuid_Comparison_Exp | null | undefined;
  decider?: Users_Bool_Exp | null | undefined;
  entries?: Jsonb_Comparison_Exp | null | undefined;
  expires_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  proposed_by?: Uuid_Comparison_Exp | null | undefined;
  proposer?: Users_Bool_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  transfer_id?: Bigint_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  worth_cents?: Bigint_Comparison_Exp | null | undefined;
};

/** select columns of table "ledger_proposals" */
export type Ledger_Proposals_Select_Column =
  /** column name */
  | 'corrects_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'credit_request_id'
  /** column name */
  | 'credits'
  /** column name */
  | 'decided_at'
  /** column name */
  | 'decided_by'
  /** column name */
  | 'entries'
  /** column name */
  | 'expires_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'proposed_by'
  /** column name */
  | 'reason'
  /** column name */
  | 'status'
  /** column name */
  | 'transfer_id'
  /** column name */
  | 'user_id'
  /** column name */
  | 'worth_cents';

/** Boolean expression to filter rows from the table "ledger_statement_lines". All fields are combined with a logical 'AND'. */
export type Ledger_Statement_Lines_Bool_Exp = {
  _and?: Array<Ledger_Statement_Lines_Bool_Exp> | null | undefined;
  _not?: Ledger_Statement_Lines_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Statement_Lines_Bool_Exp> | null | undefined;
  amount?: Bigint_Comparison_Exp | null | undefined;
  balance_after?: Bigint_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  owner?: Users_Bool_Exp | null | undefined;
  owner_id?: Uuid_Comparison_Exp | null | undefined;
  posted_at?: Timestamptz_Comparison_Exp | null | undefined;
  transfer?: Ledger_Transfers_Bool_Exp | null | undefined;
  transfer_id?: Bigint_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "ledger_transfers". All fields are combined with a logical 'AND'. */
export type Ledger_Transfers_Bool_Exp = {
  _and?: Array<Ledger_Transfers_Bool_Exp> | null | undefined;
  _not?: Ledger_Transfers_Bool_Exp | null | undefined;
  _or?: Array<Ledger_Transfers_Bool_Exp> | null | undefined;
  actor?: Users_Bool_Exp | null | undefined;
  actor_id?: Uuid_Comparison_Exp | null | undefined;
  corrected_by?: Ledger_Transfers_Bool_Exp | null | undefined;
  corrects?: Ledger_Transfers_Bool_Exp | null | undefined;
  corrects_id?: Bigint_Comparison_Exp | null | undefined;
  entries?: Ledger_Entries_Bool_Exp | null | undefined;
  id?: Bigint_Comparison_Exp | null | undefined;
  key?: String_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  lines?: Ledger_Statement_Lines_Bool_Exp | null | undefined;
  posted_at?: Timestamptz_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  subject_id?: String_Comparison_Exp | null | undefined;
  subject_type?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_countries". All fields are combined with a logical 'AND'. */
export type Master_Countries_Bool_Exp = {
  _and?: Array<Master_Countries_Bool_Exp> | null | undefined;
  _not?: Master_Countries_Bool_Exp | null | undefined;
  _or?: Array<Master_Countries_Bool_Exp> | null | undefined;
  country_code?: Bpchar_Comparison_Exp | null | undefined;
  country_name?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_domains". All fields are combined with a logical 'AND'. */
export type Master_Domains_Bool_Exp = {
  _and?: Array<Master_Domains_Bool_Exp> | null | undefined;
  _not?: Master_Domains_Bool_Exp | null | undefined;
  _or?: Array<Master_Domains_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  domain_name?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_expertise". All fields are combined with a logical 'AND'. */
export type Master_Expertise_Bool_Exp = {
  _and?: Array<Master_Expertise_Bool_Exp> | null | undefined;
  _not?: Master_Expertise_Bool_Exp | null | undefined;
  _or?: Array<Master_Expertise_Bool_Exp> | null | undefined;
  category?: Master_Objectives_Bool_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
  expertise_name?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "master_objectives". All fields are combined with a logical 'AND'. */
export type Master_Objectives_Bool_Exp = {
  _and?: Array<Master_Objectives_Bool_Exp> | null | undefined;
  _not?: Master_Objectives_Bool_Exp | null | undefined;
  _or?: Array<Master_Objectives_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
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
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
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
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  deleted?: Boolean_Comparison_Exp | null | undefined;
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

/** Boolean expression to filter rows from the table "opportunities". All fields are combined with a logical 'AND'. */
export type Opportunities_Bool_Exp = {
  _and?: Array<Opportunities_Bool_Exp> | null | undefined;
  _not?: Opportunities_Bool_Exp | null | undefined;
  _or?: Array<Opportunities_Bool_Exp> | null | undefined;
  applicants?: Opportunity_Applicants_Bool_Exp | null | undefined;
  application_documents?: Application_Documents_Bool_Exp | null | undefined;
  assigned_expert?: Users_Bool_Exp | null | undefined;
  assigned_expert_id?: Uuid_Comparison_Exp | null | undefined;
  availabilities?: Opportunity_Availabilities_Bool_Exp | null | undefined;
  brief?: String_Comparison_Exp | null | undefined;
  brief_rich_text?: Jsonb_Comparison_Exp | null | undefined;
  categories?: Opportunity_Categories_Bool_Exp | null | undefined;
  category?: Master_Objectives_Bool_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  chat_only?: Boolean_Comparison_Exp | null | undefined;
  close_comments?: String_Comparison_Exp | null | undefined;
  company_asked_to_sign_nda?: Boolean_Comparison_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  counter_offers?: Counter_Offers_Bool_Exp | null | undefined;
  country?: Master_Countries_Bool_Exp | null | undefined;
  country_id?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  delete_comments?: String_Comparison_Exp | null | undefined;
  documents?: Opportunity_Documents_Bool_Exp | null | undefined;
  domains?: Opportunity_Domains_Bool_Exp | null | undefined;
  duration_months?: Int_Comparison_Exp | null | undefined;
  duration_type?: Opportunity_Duration_Types_Bool_Exp | null | undefined;
  duration_type_id?: Uuid_Comparison_Exp | null | undefined;
  hires?: Hires_Bool_Exp | null | undefined;
  history?: Opportunity_History_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_fractional_from_assigned_expert?: Boolean_Comparison_Exp | null | undefined;
  max_budget_cents?: Bigint_Comparison_Exp | null | undefined;
  min_budget_cents?: Bigint_Comparison_Exp | null | undefined;
  no_of_days?: Int_Comparison_Exp | null | undefined;
  no_of_days_unit?: Opportunity_Duration_Types_Bool_Exp | null | undefined;
  no_of_days_unit_id?: Uuid_Comparison_Exp | null | undefined;
  opportunity_status?: Opportunity_Statuses_Bool_Exp | null | undefined;
  opportunity_type?: Opportunity_Types_Bool_Exp | null | undefined;
  package_experts?: Opportunity_Package_Experts_Bool_Exp | null | undefined;
  posted_by?: Uuid_Comparison_Exp | null | undefined;
  poster?: Opportunity_Posters_Bool_Exp | null | undefined;
  poster_agreed_terms_at?: Timestamptz_Comparison_Exp | null | undefined;
  published_at?: Timestamptz_Comparison_Exp | null | undefined;
  review?: Opportunity_Reviews_Bool_Exp | null | undefined;
  review_reason?: String_Comparison_Exp | null | undefined;
  review_status?: String_Comparison_Exp | null | undefined;
  review_status_since?: Timestamptz_Comparison_Exp | null | undefined;
  roles?: Opportunity_Roles_Bool_Exp | null | undefined;
  skills?: Opportunity_Skills_Bool_Exp | null | undefined;
  start_date?: Opportunity_Start_Dates_Bool_Exp | null | undefined;
  start_date_id?: Uuid_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
  topics?: Opportunity_Topics_Bool_Exp | null | undefined;
  trackings?: Opportunity_Trackings_Bool_Exp | null | undefined;
  type?: String_Comparison_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  version_no?: Int_Comparison_Exp | null | undefined;
  versions?: Opportunity_Versions_Bool_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_applicants". All fields are combined with a logical 'AND'. */
export type Opportunity_Applicants_Bool_Exp = {
  _and?: Array<Opportunity_Applicants_Bool_Exp> | null | undefined;
  _not?: Opportunity_Applicants_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Applicants_Bool_Exp> | null | undefined;
  calendly?: String_Comparison_Exp | null | undefined;
  email?: String_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_availabilities". All fields are combined with a logical 'AND'. */
export type Opportunity_Availabilities_Bool_Exp = {
  _and?: Array<Opportunity_Availabilities_Bool_Exp> | null | undefined;
  _not?: Opportunity_Availabilities_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Availabilities_Bool_Exp> | null | undefined;
  availability_type?: Opportunity_Availability_Types_Bool_Exp | null | undefined;
  availability_type_id?: Uuid_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
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

/** Boolean expression to filter rows from the table "opportunity_categories". All fields are combined with a logical 'AND'. */
export type Opportunity_Categories_Bool_Exp = {
  _and?: Array<Opportunity_Categories_Bool_Exp> | null | undefined;
  _not?: Opportunity_Categories_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Categories_Bool_Exp> | null | undefined;
  category?: Master_Objectives_Bool_Exp | null | undefined;
  category_id?: Uuid_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  position?: Smallint_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_documents". All fields are combined with a logical 'AND'. */
export type Opportunity_Documents_Bool_Exp = {
  _and?: Array<Opportunity_Documents_Bool_Exp> | null | undefined;
  _not?: Opportunity_Documents_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Documents_Bool_Exp> | null | undefined;
  asset_name?: String_Comparison_Exp | null | undefined;
  content_type?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  detached_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  size_bytes?: Bigint_Comparison_Exp | null | undefined;
  upload_type?: String_Comparison_Exp | null | undefined;
  uploaded_by?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_domains". All fields are combined with a logical 'AND'. */
export type Opportunity_Domains_Bool_Exp = {
  _and?: Array<Opportunity_Domains_Bool_Exp> | null | undefined;
  _not?: Opportunity_Domains_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Domains_Bool_Exp> | null | undefined;
  domain?: Master_Domains_Bool_Exp | null | undefined;
  domain_id?: Uuid_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
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

/** Boolean expression to filter rows from the table "opportunity_history". All fields are combined with a logical 'AND'. */
export type Opportunity_History_Bool_Exp = {
  _and?: Array<Opportunity_History_Bool_Exp> | null | undefined;
  _not?: Opportunity_History_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_History_Bool_Exp> | null | undefined;
  actor?: Users_Bool_Exp | null | undefined;
  actor_id?: Uuid_Comparison_Exp | null | undefined;
  actor_role?: String_Comparison_Exp | null | undefined;
  amount_cents?: Bigint_Comparison_Exp | null | undefined;
  amount_unit?: String_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  event?: String_Comparison_Exp | null | undefined;
  id?: Bigint_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  tab?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
  words?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_package_experts". All fields are combined with a logical 'AND'. */
export type Opportunity_Package_Experts_Bool_Exp = {
  _and?: Array<Opportunity_Package_Experts_Bool_Exp> | null | undefined;
  _not?: Opportunity_Package_Experts_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Package_Experts_Bool_Exp> | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_posters". All fields are combined with a logical 'AND'. */
export type Opportunity_Posters_Bool_Exp = {
  _and?: Array<Opportunity_Posters_Bool_Exp> | null | undefined;
  _not?: Opportunity_Posters_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Posters_Bool_Exp> | null | undefined;
  company?: Companies_Bool_Exp | null | undefined;
  company_id?: Uuid_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_reviews". All fields are combined with a logical 'AND'. */
export type Opportunity_Reviews_Bool_Exp = {
  _and?: Array<Opportunity_Reviews_Bool_Exp> | null | undefined;
  _not?: Opportunity_Reviews_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Reviews_Bool_Exp> | null | undefined;
  close_comments?: String_Comparison_Exp | null | undefined;
  delete_comments?: String_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  poster_agreed_terms_at?: Timestamptz_Comparison_Exp | null | undefined;
  review_reason?: String_Comparison_Exp | null | undefined;
  review_status?: String_Comparison_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_roles". All fields are combined with a logical 'AND'. */
export type Opportunity_Roles_Bool_Exp = {
  _and?: Array<Opportunity_Roles_Bool_Exp> | null | undefined;
  _not?: Opportunity_Roles_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Roles_Bool_Exp> | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  position?: Smallint_Comparison_Exp | null | undefined;
  role?: Master_Roles_Bool_Exp | null | undefined;
  role_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_skills". All fields are combined with a logical 'AND'. */
export type Opportunity_Skills_Bool_Exp = {
  _and?: Array<Opportunity_Skills_Bool_Exp> | null | undefined;
  _not?: Opportunity_Skills_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Skills_Bool_Exp> | null | undefined;
  expertise?: Master_Expertise_Bool_Exp | null | undefined;
  expertise_id?: Uuid_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_start_dates". All fields are combined with a logical 'AND'. */
export type Opportunity_Start_Dates_Bool_Exp = {
  _and?: Array<Opportunity_Start_Dates_Bool_Exp> | null | undefined;
  _not?: Opportunity_Start_Dates_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Start_Dates_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  sort?: Int_Comparison_Exp | null | undefined;
  start_date?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_statuses". All fields are combined with a logical 'AND'. */
export type Opportunity_Statuses_Bool_Exp = {
  _and?: Array<Opportunity_Statuses_Bool_Exp> | null | undefined;
  _not?: Opportunity_Statuses_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Statuses_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  label?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_topics". All fields are combined with a logical 'AND'. */
export type Opportunity_Topics_Bool_Exp = {
  _and?: Array<Opportunity_Topics_Bool_Exp> | null | undefined;
  _not?: Opportunity_Topics_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Topics_Bool_Exp> | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  topic?: Master_Topics_Bool_Exp | null | undefined;
  topic_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_trackings". All fields are combined with a logical 'AND'. */
export type Opportunity_Trackings_Bool_Exp = {
  _and?: Array<Opportunity_Trackings_Bool_Exp> | null | undefined;
  _not?: Opportunity_Trackings_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Trackings_Bool_Exp> | null | undefined;
  agreed_value_cents?: Bigint_Comparison_Exp | null | undefined;
  agreed_value_unit?: String_Comparison_Exp | null | undefined;
  answers_version_no?: Int_Comparison_Exp | null | undefined;
  applicant_rank?: Smallint_Comparison_Exp | null | undefined;
  contact?: Opportunity_Applicants_Bool_Exp | null | undefined;
  counter_offer?: Counter_Offers_Bool_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  documents?: Application_Documents_Bool_Exp | null | undefined;
  hire?: Hires_Bool_Exp | null | undefined;
  history?: Opportunity_History_Bool_Exp | null | undefined;
  interest_shown_at?: Timestamptz_Comparison_Exp | null | undefined;
  is_opt_out?: Boolean_Comparison_Exp | null | undefined;
  is_proposal_uploaded?: Boolean_Comparison_Exp | null | undefined;
  is_rejected?: Boolean_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  opt_out_reason?: String_Comparison_Exp | null | undefined;
  proposal_submitted_at?: Timestamptz_Comparison_Exp | null | undefined;
  rejected_reason?: String_Comparison_Exp | null | undefined;
  seen_by_poster_at?: Timestamptz_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  tracking_status?: Tracking_Statuses_Bool_Exp | null | undefined;
  updated_at?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  user_id?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_types". All fields are combined with a logical 'AND'. */
export type Opportunity_Types_Bool_Exp = {
  _and?: Array<Opportunity_Types_Bool_Exp> | null | undefined;
  _not?: Opportunity_Types_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Types_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  label?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "opportunity_versions". All fields are combined with a logical 'AND'. */
export type Opportunity_Versions_Bool_Exp = {
  _and?: Array<Opportunity_Versions_Bool_Exp> | null | undefined;
  _not?: Opportunity_Versions_Bool_Exp | null | undefined;
  _or?: Array<Opportunity_Versions_Bool_Exp> | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  edited_by?: Uuid_Comparison_Exp | null | undefined;
  editor?: Users_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  snapshot?: Jsonb_Comparison_Exp | null | undefined;
  version_no?: Int_Comparison_Exp | null | undefined;
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

/** Boolean expression to filter rows from the table "purchase_refunds". All fields are combined with a logical 'AND'. */
export type Purchase_Refunds_Bool_Exp = {
  _and?: Array<Purchase_Refunds_Bool_Exp> | null | undefined;
  _not?: Purchase_Refunds_Bool_Exp | null | undefined;
  _or?: Array<Purchase_Refunds_Bool_Exp> | null | undefined;
  amount_cents?: Int_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_at?: Timestamptz_Comparison_Exp | null | undefined;
  decided_by?: Uuid_Comparison_Exp | null | undefined;
  decider?: Users_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  purchase?: Purchases_Bool_Exp | null | undefined;
  purchase_id?: Uuid_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  requested_by?: Uuid_Comparison_Exp | null | undefined;
  requester?: Users_Bool_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "purchases". All fields are combined with a logical 'AND'. */
export type Purchases_Bool_Exp = {
  _and?: Array<Purchases_Bool_Exp> | null | undefined;
  _not?: Purchases_Bool_Exp | null | undefined;
  _or?: Array<Purchases_Bool_Exp> | null | undefined;
  agreed_value_cents?: Bigint_Comparison_Exp | null | undefined;
  agreed_value_unit?: String_Comparison_Exp | null | undefined;
  amount_cents?: Int_Comparison_Exp | null | undefined;
  buyer?: Users_Bool_Exp | null | undefined;
  buyer_id?: Uuid_Comparison_Exp | null | undefined;
  charged_back_cents?: Int_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  credits?: Int_Comparison_Exp | null | undefined;
  expert?: Users_Bool_Exp | null | undefined;
  expert_id?: Uuid_Comparison_Exp | null | undefined;
  fee_percent?: Numeric_Comparison_Exp | null | undefined;
  fulfilled_at?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_paid?: Boolean_Comparison_Exp | null | undefined;
  opportunity?: Opportunities_Bool_Exp | null | undefined;
  opportunity_id?: Uuid_Comparison_Exp | null | undefined;
  pack_code?: String_Comparison_Exp | null | undefined;
  paid_at?: Timestamptz_Comparison_Exp | null | undefined;
  payment_id?: String_Comparison_Exp | null | undefined;
  price_id?: String_Comparison_Exp | null | undefined;
  purchase_type?: String_Comparison_Exp | null | undefined;
  receipt_number?: Int_Comparison_Exp | null | undefined;
  refunded_cents?: Int_Comparison_Exp | null | undefined;
  refunds?: Purchase_Refunds_Bool_Exp | null | undefined;
  session_id?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  title?: String_Comparison_Exp | null | undefined;
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
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
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

/** Boolean expression to filter rows from the table "tracking_statuses". All fields are combined with a logical 'AND'. */
export type Tracking_Statuses_Bool_Exp = {
  _and?: Array<Tracking_Statuses_Bool_Exp> | null | undefined;
  _not?: Tracking_Statuses_Bool_Exp | null | undefined;
  _or?: Array<Tracking_Statuses_Bool_Exp> | null | undefined;
  code?: String_Comparison_Exp | null | undefined;
  label?: String_Comparison_Exp | null | undefined;
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
  credit_requests_aggregate?: Credit_Requests_Aggregate_Bool_Exp | null | undefined;
  designation?: String_Comparison_Exp | null | undefined;
  expert_detail?: Expert_Details_Bool_Exp | null | undefined;
  first_name?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  is_expert?: Boolean_Comparison_Exp | null | undefined;
  is_suspended?: Boolean_Comparison_Exp | null | undefined;
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

export type StaffPurchaseFragment = { id: string, purchase_type: string, title: string, amount_cents: number, refunded_cents: number, charged_back_cents: number, status: string, receipt_number: number | null, created_at: string, buyer: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }, expert: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, opportunity: { id: string, title: string } | null, refunds: Array<{ id: string, amount_cents: number, reason: string, status: string, requested_by: string, created_at: string, decided_at: string | null, requester: { id: string, first_name: string, last_name: string }, decider: { id: string, first_name: string, last_name: string } | null }> };

export type StaffPurchasesQueryVariables = Exact<{
  where: Purchases_Bool_Exp;
  before: string;
  afterId: string;
  limit: number;
}>;

export type StaffPurchasesQuery = { purchases: Array<{ id: string, purchase_type: string, title: string, amount_cents: number, refunded_cents: number, charged_back_cents: number, status: string, receipt_number: number | null, created_at: string, buyer: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null }, expert: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null } | null, opportunity: { id: string, title: string } | null, refunds: Array<{ id: string, amount_cents: number, reason: string, status: string, requested_by: string, created_at: string, decided_at: string | null, requester: { id: string, first_name: string, last_name: string }, decider: { id: string, first_name: string, last_name: string } | null }> }> };

export type PurchaseBuyersQueryVariables = Exact<{
  pattern: string;
}>;

export type PurchaseBuyersQuery = { staff_people: Array<{ user_id: string | null }> };

export type RefundPurchaseMutationVariables = Exact<{
  purchaseId: string;
  amountCents: number;
  leftCents: number;
  reason: string;
  requestId: string;
}>;

export type RefundPurchaseMutation = { refundPurchase: { status: string } };

export type ConfirmRefundMutationVariables = Exact<{
  id: string;
}>;

export type ConfirmRefundMutation = { confirmRefund: { status: string } };

export type DropRefundMutationVariables = Exact<{
  id: string;
}>;

export type DropRefundMutation = { dropRefund: { status: string } };

export const StaffPurchaseFragmentDoc = `
    fragment StaffPurchase on purchases {
  id
  purchase_type
  title
  amount_cents
  refunded_cents
  charged_back_cents
  status
  receipt_number
  created_at
  buyer {
    ...UserCard
  }
  expert {
    ...UserCard
  }
  opportunity {
    id
    title
  }
  refunds(order_by: [{created_at: asc}], limit: 100) {
    id
    amount_cents
    reason
    status
    requested_by
    created_at
    decided_at
    requester {
      id
      first_name
      last_name
    }
    decider {
      id
      first_name
      last_name
    }
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;
export const StaffPurchasesDocument = `
    query StaffPurchases($where: purchases_bool_exp!, $before: timestamptz!, $afterId: uuid!, $limit: Int!) {
  purchases(
    where: {created_at: {_lte: $before}, _or: [{created_at: {_lt: $before}}, {id: {_gt: $afterId}}], _and: [$where]}
    order_by: [{created_at: desc}, {id: asc}]
    limit: $limit
  ) {
    ...StaffPurchase
  }
}
    fragment StaffPurchase on purchases {
  id
  purchase_type
  title
  amount_cents
  refunded_cents
  charged_back_cents
  status
  receipt_number
  created_at
  buyer {
    ...UserCard
  }
  expert {
    ...UserCard
  }
  opportunity {
    id
    title
  }
  refunds(order_by: [{created_at: asc}], limit: 100) {
    id
    amount_cents
    reason
    status
    requested_by
    created_at
    decided_at
    requester {
      id
      first_name
      last_name
    }
    decider {
      id
      first_name
      last_name
    }
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useStaffPurchasesQuery = <
      TData = StaffPurchasesQuery,
      TError = Error
    >(
      variables: StaffPurchasesQueryVariables,
      options?: Omit<UseQueryOptions<StaffPurchasesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<StaffPurchasesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<StaffPurchasesQuery, TError, TData>(
      {
    queryKey: ['StaffPurchases', variables],
    queryFn: staffGraphqlFetcher<StaffPurchasesQuery, StaffPurchasesQueryVariables>(StaffPurchasesDocument, variables),
    ...options
  }
    )};

useStaffPurchasesQuery.document = StaffPurchasesDocument;

useStaffPurchasesQuery.getKey = (variables: StaffPurchasesQueryVariables) => ['StaffPurchases', variables];

useStaffPurchasesQuery.rootKey = 'StaffPurchases';

useStaffPurchasesQuery.fetcher = (variables: StaffPurchasesQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<StaffPurchasesQuery, StaffPurchasesQueryVariables>(StaffPurchasesDocument, variables, options);

export const PurchaseBuyersDocument = `
    query PurchaseBuyers($pattern: String!) {
  staff_people(
    where: {email: {_like: $pattern}}
    order_by: [{email: asc}]
    limit: 20
  ) {
    user_id
  }
}
    `;

export const usePurchaseBuyersQuery = <
      TData = PurchaseBuyersQuery,
      TError = Error
    >(
      variables: PurchaseBuyersQueryVariables,
      options?: Omit<UseQueryOptions<PurchaseBuyersQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PurchaseBuyersQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PurchaseBuyersQuery, TError, TData>(
      {
    queryKey: ['PurchaseBuyers', variables],
    queryFn: staffGraphqlFetcher<PurchaseBuyersQuery, PurchaseBuyersQueryVariables>(PurchaseBuyersDocument, variables),
    ...options
  }
    )};

usePurchaseBuyersQuery.document = PurchaseBuyersDocument;

usePurchaseBuyersQuery.getKey = (variables: PurchaseBuyersQueryVariables) => ['PurchaseBuyers', variables];

usePurchaseBuyersQuery.rootKey = 'PurchaseBuyers';

usePurchaseBuyersQuery.fetcher = (variables: PurchaseBuyersQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<PurchaseBuyersQuery, PurchaseBuyersQueryVariables>(PurchaseBuyersDocument, variables, options);

export const RefundPurchaseDocument = `
    mutation RefundPurchase($purchaseId: uuid!, $amountCents: Int!, $leftCents: Int!, $reason: String!, $requestId: uuid!) {
  refundPurchase(
    purchaseId: $purchaseId
    amountCents: $amountCents
    leftCents: $leftCents
    reason: $reason
    requestId: $requestId
  ) {
    status
  }
}
    `;

export const useRefundPurchaseMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<RefundPurchaseMutation, TError, RefundPurchaseMutationVariables, TContext>) => {
    
    return useMutation<RefundPurchaseMutation, TError, RefundPurchaseMutationVariables, TContext>(
      {
    mutationKey: ['RefundPurchase'],
    mutationFn: (variables?: RefundPurchaseMutationVariables) => staffGraphqlFetcher<RefundPurchaseMutation, RefundPurchaseMutationVariables>(RefundPurchaseDocument, variables)(),
    ...options
  }
    )};

useRefundPurchaseMutation.fetcher = (variables: RefundPurchaseMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<RefundPurchaseMutation, RefundPurchaseMutationVariables>(RefundPurchaseDocument, variables, options);

export const ConfirmRefundDocument = `
    mutation ConfirmRefund($id: uuid!) {
  confirmRefund(id: $id) {
    status
  }
}
    `;

export const useConfirmRefundMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<ConfirmRefundMutation, TError, ConfirmRefundMutationVariables, TContext>) => {
    
    return useMutation<ConfirmRefundMutation, TError, ConfirmRefundMutationVariables, TContext>(
      {
    mutationKey: ['ConfirmRefund'],
    mutationFn: (variables?: ConfirmRefundMutationVariables) => staffGraphqlFetcher<ConfirmRefundMutation, ConfirmRefundMutationVariables>(ConfirmRefundDocument, variables)(),
    ...options
  }
    )};

useConfirmRefundMutation.fetcher = (variables: ConfirmRefundMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ConfirmRefundMutation, ConfirmRefundMutationVariables>(ConfirmRefundDocument, variables, options);

export const DropRefundDocument = `
    mutation DropRefund($id: uuid!) {
  dropRefund(id: $id) {
    status
  }
}
    `;

export const useDropRefundMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<DropRefundMutation, TError, DropRefundMutationVariables, TContext>) => {
    
    return useMutation<DropRefundMutation, TError, DropRefundMutationVariables, TContext>(
      {
    mutationKey: ['DropRefund'],
    mutationFn: (variables?: DropRefundMutationVariables) => staffGraphqlFetcher<DropRefundMutation, DropRefundMutationVariables>(DropRefundDocument, variables)(),
    ...options
  }
    )};

useDropRefundMutation.fetcher = (variables: DropRefundMutationVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<DropRefundMutation, DropRefundMutationVariables>(DropRefundDocument, variables, options);
