UPDATE content_suggestion_structures
SET part_1 = NULL, part_2 = NULL, part_3 = NULL, domain_tags = NULL, open_tags = NULL;
