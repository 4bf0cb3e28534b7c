DROP TABLE private.question_views;
