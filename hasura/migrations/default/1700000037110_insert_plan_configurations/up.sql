-- Anybody can have an address at these, so it is no company's (PLAN-04, GK-027).
INSERT INTO system_configurations (config, value, is_public) VALUES
  ('PUBLIC_EMAIL_DOMAINS',
   'gmail.com,googlemail.com,yahoo.com,ymail.com,outlook.com,hotmail.com,live.com,msn.com,icloud.com,me.com,mac.com,aol.com,'
   'proton.me,protonmail.com,pm.me,gmx.com,gmx.net,gmx.de,web.de,mail.com,zoho.com,yandex.com,yandex.ru,mail.ru,qq.com,163.com,'
   'fastmail.com,hey.com,tutanota.com,tuta.io', true),
  -- What the older free plan's texts promise (GK-038).
  ('EXPERT_COUNT_TEXT_OLDER', '700+', true);
