import { object, string } from 'yup'
import { defineAction } from '#platform/define-action.js'
import { suggestTopic } from './suggest-topic.js'

/** An expert suggests a topic that the list lacks. */
export const suggestTopicAction = defineAction({
  name: 'suggestTopic',
  auth: 'session',
  input: object({ topicName: string().required(), objectiveId: string().required() }),
  handle: ({ input, caller }, services) => suggestTopic(input, caller, services),
})
