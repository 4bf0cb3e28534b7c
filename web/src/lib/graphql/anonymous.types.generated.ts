export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  bigint: { input: number; output: number; }
  jsonb: { input: unknown; output: unknown; }
  numeric: { input: number; output: number; }
  timestamptz: { input: string; output: string; }
  uuid: { input: string; output: string; }
};

export type Boolean_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['Boolean']['input']>;
  _gt?: InputMaybe<Scalars['Boolean']['input']>;
  _gte?: InputMaybe<Scalars['Boolean']['input']>;
  _in?: InputMaybe<Array<Scalars['Boolean']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['Boolean']['input']>;
  _lte?: InputMaybe<Scalars['Boolean']['input']>;
  _neq?: InputMaybe<Scalars['Boolean']['input']>;
  _nin?: InputMaybe<Array<Scalars['Boolean']['input']>>;
};

export type Int_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['Int']['input']>;
  _gt?: InputMaybe<Scalars['Int']['input']>;
  _gte?: InputMaybe<Scalars['Int']['input']>;
  _in?: InputMaybe<Array<Scalars['Int']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['Int']['input']>;
  _lte?: InputMaybe<Scalars['Int']['input']>;
  _neq?: InputMaybe<Scalars['Int']['input']>;
  _nin?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** What the form sends. Money is integer cents; ids are those of the master tables; the title is made by the server. */
export type OpportunityInput = {
  assetIds: Array<Scalars['uuid']['input']>;
  availabilityIds: Array<Scalars['uuid']['input']>;
  brief: Scalars['String']['input'];
  briefRichText: Scalars['jsonb']['input'];
  categoryIds: Array<Scalars['uuid']['input']>;
  companyAskedToSignNda: Scalars['Boolean']['input'];
  countryId?: InputMaybe<Scalars['uuid']['input']>;
  domainIds: Array<Scalars['uuid']['input']>;
  durationMonths?: InputMaybe<Scalars['Int']['input']>;
  durationTypeId?: InputMaybe<Scalars['uuid']['input']>;
  expertId?: InputMaybe<Scalars['uuid']['input']>;
  maxBudgetCents?: InputMaybe<Scalars['bigint']['input']>;
  minBudgetCents?: InputMaybe<Scalars['bigint']['input']>;
  ndaIds: Array<Scalars['uuid']['input']>;
  noOfDays?: InputMaybe<Scalars['Int']['input']>;
  noOfDaysUnitId?: InputMaybe<Scalars['uuid']['input']>;
  posterAgreedTerms: Scalars['Boolean']['input'];
  roleIds: Array<Scalars['uuid']['input']>;
  skillIds: Array<Scalars['uuid']['input']>;
  startDateId?: InputMaybe<Scalars['uuid']['input']>;
  topicIds: Array<Scalars['uuid']['input']>;
  type: Scalars['String']['input'];
};

export type String_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['String']['input']>;
  _gt?: InputMaybe<Scalars['String']['input']>;
  _gte?: InputMaybe<Scalars['String']['input']>;
  _ilike?: InputMaybe<Scalars['String']['input']>;
  _in?: InputMaybe<Array<Scalars['String']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _like?: InputMaybe<Scalars['String']['input']>;
  _lt?: InputMaybe<Scalars['String']['input']>;
  _lte?: InputMaybe<Scalars['String']['input']>;
  _neq?: InputMaybe<Scalars['String']['input']>;
  _nin?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Bigint_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['bigint']['input']>;
  _gt?: InputMaybe<Scalars['bigint']['input']>;
  _gte?: InputMaybe<Scalars['bigint']['input']>;
  _in?: InputMaybe<Array<Scalars['bigint']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['bigint']['input']>;
  _lte?: InputMaybe<Scalars['bigint']['input']>;
  _neq?: InputMaybe<Scalars['bigint']['input']>;
  _nin?: InputMaybe<Array<Scalars['bigint']['input']>>;
};

export type Expert_Details_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Details_Bool_Exp>>;
  _not?: InputMaybe<Expert_Details_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Details_Bool_Exp>>;
  bio?: InputMaybe<String_Comparison_Exp>;
  country?: InputMaybe<Master_Countries_Bool_Exp>;
  industry?: InputMaybe<Master_Domains_Bool_Exp>;
  industry_id?: InputMaybe<Uuid_Comparison_Exp>;
  profile_complete_percent?: InputMaybe<Int_Comparison_Exp>;
  topics?: InputMaybe<Expert_Topics_Bool_Exp>;
  user?: InputMaybe<Users_Bool_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
  years_of_experience?: InputMaybe<Int_Comparison_Exp>;
};

export type Expert_Details_Order_By = {
  bio?: InputMaybe<Order_By>;
  country?: InputMaybe<Master_Countries_Order_By>;
  industry?: InputMaybe<Master_Domains_Order_By>;
  industry_id?: InputMaybe<Order_By>;
  profile_complete_percent?: InputMaybe<Order_By>;
  user?: InputMaybe<Users_Order_By>;
  user_id?: InputMaybe<Order_By>;
  years_of_experience?: InputMaybe<Order_By>;
};

export type Expert_Details_Select_Column =
  | 'bio'
  | 'industry_id'
  | 'profile_complete_percent'
  | 'user_id'
  | 'years_of_experience';

export type Expert_Topics_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Topics_Bool_Exp>>;
  _not?: InputMaybe<Expert_Topics_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Topics_Bool_Exp>>;
  expert?: InputMaybe<Expert_Details_Bool_Exp>;
  topic?: InputMaybe<Master_Topics_Bool_Exp>;
  topic_id?: InputMaybe<Uuid_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Expert_Topics_Order_By = {
  expert?: InputMaybe<Expert_Details_Order_By>;
  topic?: InputMaybe<Master_Topics_Order_By>;
  topic_id?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

export type Expert_Topics_Select_Column =
  | 'topic_id'
  | 'user_id';

export type Jsonb_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['jsonb']['input']>;
  _gt?: InputMaybe<Scalars['jsonb']['input']>;
  _gte?: InputMaybe<Scalars['jsonb']['input']>;
  _in?: InputMaybe<Array<Scalars['jsonb']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['jsonb']['input']>;
  _lte?: InputMaybe<Scalars['jsonb']['input']>;
  _neq?: InputMaybe<Scalars['jsonb']['input']>;
  _nin?: InputMaybe<Array<Scalars['jsonb']['input']>>;
};

export type Master_Countries_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Countries_Bool_Exp>>;
  _not?: InputMaybe<Master_Countries_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Countries_Bool_Exp>>;
  country_code?: InputMaybe<String_Comparison_Exp>;
  country_name?: InputMaybe<String_Comparison_Exp>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Master_Countries_Order_By = {
  country_code?: InputMaybe<Order_By>;
  country_name?: InputMaybe<Order_By>;
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

export type Master_Countries_Select_Column =
  | 'country_code'
  | 'country_name'
  | 'deleted'
  | 'id';

export type Master_Domains_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Domains_Bool_Exp>>;
  _not?: InputMaybe<Master_Domains_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Domains_Bool_Exp>>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  domain_name?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Master_Domains_Order_By = {
  deleted?: InputMaybe<Order_By>;
  domain_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

export type Master_Domains_Select_Column =
  | 'deleted'
  | 'domain_name'
  | 'id';

export type Master_Expertise_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Expertise_Bool_Exp>>;
  _not?: InputMaybe<Master_Expertise_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Expertise_Bool_Exp>>;
  category?: InputMaybe<Master_Objectives_Bool_Exp>;
  category_id?: InputMaybe<Uuid_Comparison_Exp>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  expertise_name?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

export type Master_Expertise_Order_By = {
  category?: InputMaybe<Master_Objectives_Order_By>;
  category_id?: InputMaybe<Order_By>;
  deleted?: InputMaybe<Order_By>;
  expertise_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

export type Master_Expertise_Select_Column =
  | 'category_id'
  | 'deleted'
  | 'expertise_name'
  | 'id';

export type Master_Objectives_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Objectives_Bool_Exp>>;
  _not?: InputMaybe<Master_Objectives_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Objectives_Bool_Exp>>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  expertise?: InputMaybe<Master_Expertise_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  objective_name?: InputMaybe<String_Comparison_Exp>;
  topics?: InputMaybe<Master_Topics_Bool_Exp>;
};

export type Master_Objectives_Order_By = {
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  objective_name?: InputMaybe<Order_By>;
};

export type Master_Objectives_Select_Column =
  | 'deleted'
  | 'id'
  | 'objective_name';

export type Master_Roles_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Roles_Bool_Exp>>;
  _not?: InputMaybe<Master_Roles_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Roles_Bool_Exp>>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  role_name?: InputMaybe<String_Comparison_Exp>;
  role_type?: InputMaybe<String_Comparison_Exp>;
};

export type Master_Roles_Order_By = {
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  role_name?: InputMaybe<Order_By>;
  role_type?: InputMaybe<Order_By>;
};

export type Master_Roles_Select_Column =
  | 'deleted'
  | 'id'
  | 'role_name'
  | 'role_type';

export type Master_Topics_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Topics_Bool_Exp>>;
  _not?: InputMaybe<Master_Topics_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Topics_Bool_Exp>>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  favourite?: InputMaybe<Boolean_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  image?: InputMaybe<String_Comparison_Exp>;
  is_approved_by_admin?: InputMaybe<Boolean_Comparison_Exp>;
  is_used?: InputMaybe<Boolean_Comparison_Exp>;
  is_user_generated?: InputMaybe<Boolean_Comparison_Exp>;
  mongo_id?: InputMaybe<String_Comparison_Exp>;
  objective?: InputMaybe<Master_Objectives_Bool_Exp>;
  objective_id?: InputMaybe<Uuid_Comparison_Exp>;
  persona?: InputMaybe<String_Comparison_Exp>;
  topic_name?: InputMaybe<String_Comparison_Exp>;
};

export type Master_Topics_Order_By = {
  deleted?: InputMaybe<Order_By>;
  favourite?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  image?: InputMaybe<Order_By>;
  is_approved_by_admin?: InputMaybe<Order_By>;
  is_used?: InputMaybe<Order_By>;
  is_user_generated?: InputMaybe<Order_By>;
  mongo_id?: InputMaybe<Order_By>;
  objective?: InputMaybe<Master_Objectives_Order_By>;
  objective_id?: InputMaybe<Order_By>;
  persona?: InputMaybe<Order_By>;
  topic_name?: InputMaybe<Order_By>;
};

export type Master_Topics_Select_Column =
  | 'deleted'
  | 'favourite'
  | 'id'
  | 'image'
  | 'is_approved_by_admin'
  | 'is_used'
  | 'is_user_generated'
  | 'mongo_id'
  | 'objective_id'
  | 'persona'
  | 'topic_name';

export type Numeric_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['numeric']['input']>;
  _gt?: InputMaybe<Scalars['numeric']['input']>;
  _gte?: InputMaybe<Scalars['numeric']['input']>;
  _in?: InputMaybe<Array<Scalars['numeric']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['numeric']['input']>;
  _lte?: InputMaybe<Scalars['numeric']['input']>;
  _neq?: InputMaybe<Scalars['numeric']['input']>;
  _nin?: InputMaybe<Array<Scalars['numeric']['input']>>;
};

export type Opportunity_Statuses_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Statuses_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Statuses_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Statuses_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
};

export type Opportunity_Statuses_Order_By = {
  code?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
};

export type Opportunity_Statuses_Select_Column =
  | 'code'
  | 'label';

export type Opportunity_Types_Bool_Exp = {
  _and?: InputMaybe<Array<Opportunity_Types_Bool_Exp>>;
  _not?: InputMaybe<Opportunity_Types_Bool_Exp>;
  _or?: InputMaybe<Array<Opportunity_Types_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
};

export type Opportunity_Types_Order_By = {
  code?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
};

export type Opportunity_Types_Select_Column =
  | 'code'
  | 'label';

export type Order_By =
  | 'asc'
  | 'asc_nulls_first'
  | 'asc_nulls_last'
  | 'desc'
  | 'desc_nulls_first'
  | 'desc_nulls_last';

export type Plan_Packages_Bool_Exp = {
  _and?: InputMaybe<Array<Plan_Packages_Bool_Exp>>;
  _not?: InputMaybe<Plan_Packages_Bool_Exp>;
  _or?: InputMaybe<Array<Plan_Packages_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  hire_fee_percent?: InputMaybe<Numeric_Comparison_Exp>;
  is_free?: InputMaybe<Boolean_Comparison_Exp>;
  name?: InputMaybe<String_Comparison_Exp>;
  sort?: InputMaybe<Int_Comparison_Exp>;
};

export type Plan_Packages_Order_By = {
  code?: InputMaybe<Order_By>;
  hire_fee_percent?: InputMaybe<Order_By>;
  is_free?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  sort?: InputMaybe<Order_By>;
};

export type Plan_Packages_Select_Column =
  | 'code'
  | 'hire_fee_percent'
  | 'is_free'
  | 'name'
  | 'sort';

export type System_Configurations_Bool_Exp = {
  _and?: InputMaybe<Array<System_Configurations_Bool_Exp>>;
  _not?: InputMaybe<System_Configurations_Bool_Exp>;
  _or?: InputMaybe<Array<System_Configurations_Bool_Exp>>;
  config?: InputMaybe<String_Comparison_Exp>;
  value?: InputMaybe<String_Comparison_Exp>;
};

export type System_Configurations_Order_By = {
  config?: InputMaybe<Order_By>;
  value?: InputMaybe<Order_By>;
};

export type System_Configurations_Select_Column =
  | 'config'
  | 'value';

export type Timestamptz_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['timestamptz']['input']>;
  _gt?: InputMaybe<Scalars['timestamptz']['input']>;
  _gte?: InputMaybe<Scalars['timestamptz']['input']>;
  _in?: InputMaybe<Array<Scalars['timestamptz']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['timestamptz']['input']>;
  _lte?: InputMaybe<Scalars['timestamptz']['input']>;
  _neq?: InputMaybe<Scalars['timestamptz']['input']>;
  _nin?: InputMaybe<Array<Scalars['timestamptz']['input']>>;
};

export type Tracking_Statuses_Bool_Exp = {
  _and?: InputMaybe<Array<Tracking_Statuses_Bool_Exp>>;
  _not?: InputMaybe<Tracking_Statuses_Bool_Exp>;
  _or?: InputMaybe<Array<Tracking_Statuses_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
};

export type Tracking_Statuses_Order_By = {
  code?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
};

export type Tracking_Statuses_Select_Column =
  | 'code'
  | 'label';

export type Users_Bool_Exp = {
  _and?: InputMaybe<Array<Users_Bool_Exp>>;
  _not?: InputMaybe<Users_Bool_Exp>;
  _or?: InputMaybe<Array<Users_Bool_Exp>>;
  designation?: InputMaybe<String_Comparison_Exp>;
  expert_detail?: InputMaybe<Expert_Details_Bool_Exp>;
  first_name?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_expert?: InputMaybe<Boolean_Comparison_Exp>;
  last_name?: InputMaybe<String_Comparison_Exp>;
  profile_pic?: InputMaybe<String_Comparison_Exp>;
  slug?: InputMaybe<String_Comparison_Exp>;
};

export type Users_Order_By = {
  designation?: InputMaybe<Order_By>;
  expert_detail?: InputMaybe<Expert_Details_Order_By>;
  first_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  is_expert?: InputMaybe<Order_By>;
  last_name?: InputMaybe<Order_By>;
  profile_pic?: InputMaybe<Order_By>;
  slug?: InputMaybe<Order_By>;
};

export type Users_Select_Column =
  | 'designation'
  | 'first_name'
  | 'id'
  | 'is_expert'
  | 'last_name'
  | 'profile_pic'
  | 'slug';

export type Uuid_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['uuid']['input']>;
  _gt?: InputMaybe<Scalars['uuid']['input']>;
  _gte?: InputMaybe<Scalars['uuid']['input']>;
  _in?: InputMaybe<Array<Scalars['uuid']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['uuid']['input']>;
  _lte?: InputMaybe<Scalars['uuid']['input']>;
  _neq?: InputMaybe<Scalars['uuid']['input']>;
  _nin?: InputMaybe<Array<Scalars['uuid']['input']>>;
};
