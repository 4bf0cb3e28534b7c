export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  bpchar: { input: string; output: string; }
  numeric: { input: number; output: number; }
  uuid: { input: string; output: string; }
};

/** Boolean expression to compare columns of type "Boolean". All fields are combined with logical 'AND'. */
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

/** Boolean expression to compare columns of type "Int". All fields are combined with logical 'AND'. */
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

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['String']['input']>;
  _gt?: InputMaybe<Scalars['String']['input']>;
  _gte?: InputMaybe<Scalars['String']['input']>;
  /** does the column match the given case-insensitive pattern */
  _ilike?: InputMaybe<Scalars['String']['input']>;
  _in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: InputMaybe<Scalars['String']['input']>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  /** does the column match the given pattern */
  _like?: InputMaybe<Scalars['String']['input']>;
  _lt?: InputMaybe<Scalars['String']['input']>;
  _lte?: InputMaybe<Scalars['String']['input']>;
  _neq?: InputMaybe<Scalars['String']['input']>;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: InputMaybe<Scalars['String']['input']>;
  _nin?: InputMaybe<Array<Scalars['String']['input']>>;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: InputMaybe<Scalars['String']['input']>;
  /** does the column NOT match the given pattern */
  _nlike?: InputMaybe<Scalars['String']['input']>;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: InputMaybe<Scalars['String']['input']>;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: InputMaybe<Scalars['String']['input']>;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: InputMaybe<Scalars['String']['input']>;
  /** does the column match the given SQL regular expression */
  _similar?: InputMaybe<Scalars['String']['input']>;
};

/** Boolean expression to compare columns of type "bpchar". All fields are combined with logical 'AND'. */
export type Bpchar_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['bpchar']['input']>;
  _gt?: InputMaybe<Scalars['bpchar']['input']>;
  _gte?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column match the given case-insensitive pattern */
  _ilike?: InputMaybe<Scalars['bpchar']['input']>;
  _in?: InputMaybe<Array<Scalars['bpchar']['input']>>;
  /** does the column match the given POSIX regular expression, case insensitive */
  _iregex?: InputMaybe<Scalars['bpchar']['input']>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  /** does the column match the given pattern */
  _like?: InputMaybe<Scalars['bpchar']['input']>;
  _lt?: InputMaybe<Scalars['bpchar']['input']>;
  _lte?: InputMaybe<Scalars['bpchar']['input']>;
  _neq?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column NOT match the given case-insensitive pattern */
  _nilike?: InputMaybe<Scalars['bpchar']['input']>;
  _nin?: InputMaybe<Array<Scalars['bpchar']['input']>>;
  /** does the column NOT match the given POSIX regular expression, case insensitive */
  _niregex?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column NOT match the given pattern */
  _nlike?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column NOT match the given POSIX regular expression, case sensitive */
  _nregex?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column NOT match the given SQL regular expression */
  _nsimilar?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column match the given POSIX regular expression, case sensitive */
  _regex?: InputMaybe<Scalars['bpchar']['input']>;
  /** does the column match the given SQL regular expression */
  _similar?: InputMaybe<Scalars['bpchar']['input']>;
};

/** Boolean expression to filter rows from the table "expert_details". All fields are combined with a logical 'AND'. */
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

/** Ordering options when selecting data from "expert_details". */
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

/** Boolean expression to filter rows from the table "expert_topics". All fields are combined with a logical 'AND'. */
export type Expert_Topics_Bool_Exp = {
  _and?: InputMaybe<Array<Expert_Topics_Bool_Exp>>;
  _not?: InputMaybe<Expert_Topics_Bool_Exp>;
  _or?: InputMaybe<Array<Expert_Topics_Bool_Exp>>;
  expert?: InputMaybe<Expert_Details_Bool_Exp>;
  topic?: InputMaybe<Master_Topics_Bool_Exp>;
  topic_id?: InputMaybe<Uuid_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "expert_topics". */
export type Expert_Topics_Order_By = {
  expert?: InputMaybe<Expert_Details_Order_By>;
  topic?: InputMaybe<Master_Topics_Order_By>;
  topic_id?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "expert_topics" */
export type Expert_Topics_Select_Column =
  /** column name */
  | 'topic_id'
  /** column name */
  | 'user_id';

/** Boolean expression to filter rows from the table "master_countries". All fields are combined with a logical 'AND'. */
export type Master_Countries_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Countries_Bool_Exp>>;
  _not?: InputMaybe<Master_Countries_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Countries_Bool_Exp>>;
  country_code?: InputMaybe<Bpchar_Comparison_Exp>;
  country_name?: InputMaybe<String_Comparison_Exp>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "master_countries". */
export type Master_Countries_Order_By = {
  country_code?: InputMaybe<Order_By>;
  country_name?: InputMaybe<Order_By>;
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "master_domains". All fields are combined with a logical 'AND'. */
export type Master_Domains_Bool_Exp = {
  _and?: InputMaybe<Array<Master_Domains_Bool_Exp>>;
  _not?: InputMaybe<Master_Domains_Bool_Exp>;
  _or?: InputMaybe<Array<Master_Domains_Bool_Exp>>;
  deleted?: InputMaybe<Boolean_Comparison_Exp>;
  domain_name?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** Ordering options when selecting data from "master_domains". */
export type Master_Domains_Order_By = {
  deleted?: InputMaybe<Order_By>;
  domain_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "master_expertise". All fields are combined with a logical 'AND'. */
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

/** Ordering options when selecting data from "master_expertise". */
export type Master_Expertise_Order_By = {
  category?: InputMaybe<Master_Objectives_Order_By>;
  category_id?: InputMaybe<Order_By>;
  deleted?: InputMaybe<Order_By>;
  expertise_name?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
};

/** select columns of table "master_expertise" */
export type Master_Expertise_Select_Column =
  /** column name */
  | 'category_id'
  /** column name */
  | 'deleted'
  /** column name */
  | 'expertise_name'
  /** column name */
  | 'id';

/** Boolean expression to filter rows from the table "master_objectives". All fields are combined with a logical 'AND'. */
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

/** Ordering options when selecting data from "master_objectives". */
export type Master_Objectives_Order_By = {
  deleted?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  objective_name?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "master_topics". All fields are combined with a logical 'AND'. */
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

/** Ordering options when selecting data from "master_topics". */
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

/** select columns of table "master_topics" */
export type Master_Topics_Select_Column =
  /** column name */
  | 'deleted'
  /** column name */
  | 'favourite'
  /** column name */
  | 'id'
  /** column name */
  | 'image'
  /** column name */
  | 'is_approved_by_admin'
  /** column name */
  | 'is_used'
  /** column name */
  | 'is_user_generated'
  /** column name */
  | 'mongo_id'
  /** column name */
  | 'objective_id'
  /** column name */
  | 'persona'
  /** column name */
  | 'topic_name';

/** Boolean expression to compare columns of type "numeric". All fields are combined with logical 'AND'. */
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

/** column ordering options */
export type Order_By =
  /** in ascending order, nulls last */
  | 'asc'
  /** in ascending order, nulls first */
  | 'asc_nulls_first'
  /** in ascending order, nulls last */
  | 'asc_nulls_last'
  /** in descending order, nulls first */
  | 'desc'
  /** in descending order, nulls first */
  | 'desc_nulls_first'
  /** in descending order, nulls last */
  | 'desc_nulls_last';

/** Boolean expression to filter rows from the table "plan_packages". All fields are combined with a logical 'AND'. */
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

/** Ordering options when selecting data from "plan_packages". */
export type Plan_Packages_Order_By = {
  code?: InputMaybe<Order_By>;
  hire_fee_percent?: InputMaybe<Order_By>;
  is_free?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  sort?: InputMaybe<Order_By>;
};

/** select columns of table "plan_packages" */
export type Plan_Packages_Select_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'hire_fee_percent'
  /** column name */
  | 'is_free'
  /** column name */
  | 'name'
  /** column name */
  | 'sort';

/** Boolean expression to filter rows from the table "users". All fields are combined with a logical 'AND'. */
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

/** Ordering options when selecting data from "users". */
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

/** select columns of table "users" */
export type Users_Select_Column =
  /** column name */
  | 'designation'
  /** column name */
  | 'first_name'
  /** column name */
  | 'id'
  /** column name */
  | 'is_expert'
  /** column name */
  | 'last_name'
  /** column name */
  | 'profile_pic'
  /** column name */
  | 'slug';

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
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
