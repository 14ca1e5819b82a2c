// The calls of the protocol, as panels write them. Pure functions.

/** The receiver of a call: the class of the app's own delegate if it is known, or else the name of a controller. */
export const receiverOf = ({ receiver, class: name }) => (receiver === 'delegate' && name ? name : receiver);
