import ConversationScreen from '#features/conversations/thread/conversation-screen.js'

export default ConversationScreen
