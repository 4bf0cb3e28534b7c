DROP TABLE opportunity_trackings;
