-- Typos are found by trigrams and edit distance, accents are ignored. All three come with Postgres.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Phrases that mean the same: whoever searches for one finds the others. In lower case, as search_terms compares them.
CREATE TABLE private.search_synonyms (
  phrase text NOT NULL CONSTRAINT search_synonyms_phrase_is_plain CHECK (phrase = lower(btrim(phrase)) AND phrase <> ''),
  meaning text NOT NULL CONSTRAINT search_synonyms_meaning_filled CHECK (meaning <> ''),
  CONSTRAINT search_synonyms_pkey PRIMARY KEY (phrase, meaning)
);
CREATE INDEX search_synonyms_meaning_idx ON private.search_synonyms (meaning);
COMMENT ON TABLE private.search_synonyms IS 'Phrases with the same meaning, which is the first of them.';

INSERT INTO private.search_synonyms (phrase, meaning)
SELECT phrase, split_part(line, '|', 1) FROM unnest(ARRAY[
  'gtm|go-to-market|go to market', 'abm|account-based marketing|account based marketing|target account marketing',
  'plg|product-led growth|product led growth|self-serve growth', 'slg|sales-led growth|sales led growth',
  'seo|search engine optimization|search engine optimisation|organic search', 'aso|app store optimization|app store optimisation',
  'sem|search engine marketing|paid search', 'ppc|pay per click|pay-per-click|paid ads|paid advertising',
  'cro|conversion rate optimization|conversion rate optimisation|conversion optimization',
  'cac|customer acquisition cost|acquisition cost|cost of acquisition', 'ltv|clv|cltv|lifetime value|customer lifetime value',
  'arr|annual recurring revenue', 'mrr|monthly recurring revenue', 'nrr|ndr|net revenue retention|net dollar retention',
  'icp|ideal customer profile', 'mql|marketing qualified lead', 'sql|sales qualified lead', 'pql|product qualified lead',
  'sdr|bdr|sales development|sales development representative|business development representative',
  'ae|account executive', 'csm|customer success manager', 'cs|customer success', 'crm|customer relationship management',
  'cdp|customer data platform', 'roi|return on investment', 'roas|return on ad spend', 'kpi|key performance indicator',
  'okr|objectives and key results', 'nps|net promoter score', 'poc|proof of concept', 'mvp|minimum viable product',
  'b2b|business to business|business-to-business', 'b2c|business to consumer|business-to-consumer',
  'd2c|dtc|direct to consumer|direct-to-consumer', 'saas|software as a service|software-as-a-service',
  'smb|sme|small business|small and medium businesses', 'ugc|user-generated content|user generated content',
  'ai|artificial intelligence', 'ml|machine learning', 'llm|large language model', 'ux|user experience', 'ui|user interface',
  'hr|human resources', 'pr|public relations|media relations', 'm&a|mergers and acquisitions', 'vc|venture capital',
  'ipo|initial public offering', 'pmf|product-market fit|product market fit', 'pmm|product marketing|product marketing manager',
  'revops|rev ops|revenue operations', 'salesops|sales ops|sales operations', 'mops|marketing ops|marketing operations',
  'martech|marketing technology|marketing stack', 'fintech|financial technology', 'edtech|education technology',
  'ecommerce|e-commerce|e commerce|online shop|online store|online retail', 'cmo|chief marketing officer|head of marketing',
  'cro|chief revenue officer', 'cfo|chief financial officer', 'cto|chief technology officer', 'coo|chief operating officer',
  'cpo|chief product officer|head of product', 'ceo|chief executive officer', 'cxo|c-level|c-suite|executive',
  'rfp|request for proposal|tender', 'nda|non-disclosure agreement', 'sow|statement of work', 'tam|total addressable market',
  'esg|sustainability', 'gdpr|data protection|privacy regulation', 'a/b test|ab test|a/b testing|split test|experimentation',
  'churn|attrition|customer retention', 'pricing|price strategy|monetization|monetisation|packaging',
  'onboarding|activation|first-run experience', 'hiring|recruiting|recruitment|talent acquisition', 'copywriting|copywriter|copy writing',
  'email marketing|newsletter|lifecycle email', 'influencer marketing|creator marketing|influencers|creators',
  'affiliate marketing|affiliates|partner marketing', 'referral program|referral programme|word of mouth',
  'demand generation|demand gen|demandgen|lead generation|lead gen|leadgen', 'outbound|cold outreach|cold calling|prospecting',
  'fractional|part-time|part time|interim', 'founder|co-founder|cofounder', 'startup|start-up|early stage|early-stage',
  'freelancer|contractor|consultant', 'localization|localisation|internationalization|internationalisation',
  'organization|organisation', 'analytics|data analysis|analytics engineering', 'content marketing|content strategy|editorial strategy',
  'social media|social marketing|smm', 'community|community building|community-led growth', 'branding|brand strategy|brand identity',
  'positioning|messaging|value proposition', 'fundraising|raising capital|fund raising|capital raise', 'tiktok|tik tok',
  'linkedin|linked in', 'youtube|you tube', 'hubspot|hub spot', 'salesforce|sfdc', 'google analytics|ga4', 'webinar|online event',
  'podcast|podcasting', 'marketplace|two-sided market|two-sided platform', 'healthcare|health care|healthtech|medtech',
  'real estate|proptech', 'insurance|insurtech', 'logistics|supply chain', 'automotive|mobility', 'gaming|games|video games'
]) AS line, unnest(string_to_array(line, '|')) AS phrase
ON CONFLICT DO NOTHING;
GRANT SELECT ON private.search_synonyms TO sagework_hasura;
