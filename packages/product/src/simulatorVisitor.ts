/**
 * The header that marks a tester's requests as those of one visitor, so that the effects of the reference platform's
 * simulator reach only that visitor. Only the simulator reads it, and no site sends it.
 */
export const SIMULATOR_VISITOR = "Simulator-Visitor";
