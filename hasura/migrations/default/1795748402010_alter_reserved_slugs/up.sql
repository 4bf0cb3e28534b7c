-- Nobody is called like the page that says that there is none (IBASE-05).
UPDATE users SET slug = slug || '-' || left(replace(id::text, '-', ''), 12) WHERE slug = '404';
CREATE OR REPLACE FUNCTION private.is_reserved_slug(slug text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN slug = ANY (ARRAY[
  '404', 'account', 'admin', 'advice-offering', 'api', 'assets', 'collections', 'console', 'consultation', 'conversation',
  'conversation-link', 'cookies', 'create-question', 'dashboard', 'faces', 'forgot-password', 'fractional-creator',
  'global-search', 'healthz', 'help', 'hooks', 'income', 'insight', 'insights', 'insights-creator', 'invite',
  'knowledge', 'login', 'logos', 'metadata', 'metrics', 'my-profile', 'notices', 'opportunities-creator',
  'opportunity-summary', 'payment', 'pricing', 'privacy', 'projects', 'question-summary', 'reject', 'reset-password',
  'signup', 'staff', 'subscriptions', 'support', 'terms', 'user', 'v1', 'v1alpha1', 'v2', 'verify-email', 'wizling'
]);
