/**
 * Header by which a tester marks requests as one visitor's, so that what the reference platform's simulator does to them it
 * does to nobody else. Nothing but the simulator reads it, and no site sends it.
 */
export const SIMULATOR_VISITOR = "Simulator-Visitor";
