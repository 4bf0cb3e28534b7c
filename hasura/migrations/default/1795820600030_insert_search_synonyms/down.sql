DELETE FROM private.search_synonyms USING unnest(ARRAY[
  'conversion rate optimization|cro', 'a/b test|ab testing|split testing',
  'head of sales|vp of sales|vp sales|sales director|director of sales|sales leader',
  'vp of marketing|vp marketing|marketing director|director of marketing',
  'usa|united states|us market|us entry|us expansion|american market',
  'healthcare|health technology|health tech|digital health', 'edtech|ed tech', 'real estate|property technology',
  'human resources technology|hrtech|hr tech', 'legal services|legaltech|legal tech',
  'non-profit|nonprofit|nonprofits|non profit|not-for-profit|ngo|charity|charities', 'telecommunications|telecom|telecoms|telco',
  'clean energy|cleantech|clean tech|climate tech|renewable energy|renewables',
  'cybersecurity|cyber security|infosec|information security|it security', 'hospitality|tourism|travel tech',
  'food and beverage|food & beverage|foodtech|food tech', 'consumer goods|cpg|fmcg|consumer packaged goods',
  'rebrand|rebranding|brand refresh|visual refresh', 'upsell|upselling|cross-sell|cross-selling|expansion revenue',
  'market entry|international expansion|global expansion|new market|enter a market|entering a market',
  'trade show|trade shows|trade fair|trade fairs', 'sales compensation|sales compensation plan|compensation plan|comp plan|commission plan|sales commission',
  'voice of the customer|voc|customer feedback', 'customer interviews|customer research|user research',
  'jobs to be done|jtbd|job to be done', 'mmm|marketing mix model|marketing mix modelling|marketing mix modeling|media mix modelling|media mix modeling',
  'freemium|free plan|free tier'
]) AS line, unnest(string_to_array(line, '|')) AS one (added)
WHERE NOT is_loose AND phrase = added AND meaning = split_part(line, '|', 1)
  AND phrase NOT IN ('conversion rate optimization', 'a/b test', 'healthcare', 'edtech', 'real estate');
UPDATE private.search_synonyms SET meaning = 'cro' WHERE meaning = 'conversion rate optimization' AND NOT is_loose;
