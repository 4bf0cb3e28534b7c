DROP TRIGGER master_domains_learn_words ON master_domains;
DROP TRIGGER master_expertise_learn_words ON master_expertise;
DROP TRIGGER master_topics_learn_words ON master_topics;
DROP FUNCTION private.learn_subject_name;
DROP TRIGGER opportunities_learn_words ON opportunities;
DROP FUNCTION private.learn_post_words;
DROP FUNCTION private.learn_search_words;
DROP TABLE private.search_lexicon;
