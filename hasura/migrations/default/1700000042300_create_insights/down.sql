DROP TABLE insight_audios, insights;
