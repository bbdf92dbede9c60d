export interface paths {
    "/api/services/{id}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs one service is offered for */
        get: operations["listServiceJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans of one service */
        get: operations["listServicePlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services on offer */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{serviceId}/plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One plan of a service, with the workers who could come */
        get: operations["getServicePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plans of all services, filtered, sorted and paged */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One plan by its id alone, for an address that names no service */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans/{id}/windows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The arrival windows of a day or days: which plan of the same kind serves each, and at what price */
        get: operations["listPlanWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers of the policies in force: hours of notice, fees, refunds, worth of points */
        get: operations["getPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One available worker, with the plans that can be booked with this worker now */
        get: operations["getWorker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Available workers, for a service and plan where named, free from a day on where one is named */
        get: operations["listWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What bringing a worker home costs */
        get: operations["getDeliveryConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/neighborhoods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One neighbourhood, with its city and region */
        get: operations["getNeighborhood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The branches; coordinates are ours */
        get: operations["listBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries/{countryId}/states/{stateId}/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cities of a region, 100 a page; `search` finds in either language */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries, 250 a page */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nationalities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Nationalities with at least one plan */
        get: operations["listNationalities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries/{countryId}/states/{stateId}/neighborhoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The neighbourhoods of a region or of one city, 100 a page; `search` finds in either language */
        get: operations["listNeighborhoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vouchers that everybody may use today */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers said; empty outside the demo */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries/states/saudi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The regions of Saudi Arabia, 10 a page */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Terms and conditions; the first entry is the privacy policy */
        get: operations["listTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit-windows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The arrival windows of a day, and which are free for a plan, a worker or a visit to be moved */
        get: operations["listVisitWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; the old one is required unless the account must change it */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the customer was shown the current privacy notice */
        post: operations["confirmPrivacyNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase the account; refused while a contract runs or money is frozen */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything kept about the customer, as one JSON file */
        get: operations["downloadMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices on which the customer is signed in, the last used first */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        /** Sign out of every other device */
        delete: operations["endMyOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out of one device */
        delete: operations["endMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the national ID is proved or can be, and the number to choose in the app */
        get: operations["getIdentityCheck"];
        put?: never;
        /** Ask the identity provider to prove the national ID of the account */
        post: operations["startIdentityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer behind the token */
        get: operations["getUserContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by national ID, e-mail or mobile */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by a proved mobile and the code that was sent to it for `sign_in` */
        post: operations["loginWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session: the token is dead at once */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove the account’s e-mail with the code that was sent to it for `email`; an account without a proved mobile names a number of any country to call */
        post: operations["proveEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove the account’s mobile with the code that was sent to it for `mobile` */
        post: operations["proveMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/identity/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask what came of the request; an approval takes the ID from accounts that only claim it */
        post: operations["refreshIdentityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account; the login is the chosen e-mail or phone */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register_and_login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account and sign in to it at once; an address that is sent becomes its main one */
        post: operations["registerAndLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token of a reset link: once, within 30 minutes */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset_password/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the code that was sent to a proved mobile for `password` */
        post: operations["resetPasswordWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code of six digits that works for five minutes, to a mobile or, to prove an e-mail or change a mobile, to the e-mail; answers the same for any number */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forget_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a reset link; answers the same whether the address is known or not */
        post: operations["sendPasswordResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, e-mail or phone; a new e-mail or mobile asks for the password and ends the other sessions, one in place of a proved one also asks for its code and for one of the other proved contact */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/partners/child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an address */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/child/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an address no open order or contract goes to */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /** Change an address, or make it the main one */
        patch: operations["updateAddress"];
        trace?: never;
    };
    "/api/partners/{partnerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's own record with its addresses */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders/{id}/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to the terms of an unpaid order that was placed without them, and name the home of a package */
        post: operations["acceptOrderTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order that is not paid */
        post: operations["cancelMyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders/{id}/worker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose another worker for an order paid after its own was gone */
        post: operations["chooseOrderWorker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders/{id}/arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the worker has come, from the evening she was expected on; her days run from today */
        post: operations["confirmArrival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders/{id}/not-offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the worker was neither at the door nor ready at the branch; no day counts until that is decided */
        post: operations["disputeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/special_packages/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a personalised package costs about, with tax; nothing where it is told on request */
        get: operations["estimateSpecialPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order each time it changes, as server-sent events; Last-Event-ID resumes */
        get: operations["followMyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with its stages */
        get: operations["getMyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/attempts/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of an order whose answer was lost, by its Idempotency-Key */
        get: operations["getOrderAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's orders, newest first */
        get: operations["listMyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the payment of an unpaid order, renewing its hold */
        post: operations["payMyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale_order/hourly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order hourly visits */
        post: operations["placeHourlyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale_order/resident": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a resident, mediation or transferred plan */
        post: operations["placeResidentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The exact total of a choice, line by line, and which of its dates are free, without ordering it */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the money back of an order paid after its worker was gone */
        post: operations["refundMyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/special_packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a personalised package; the office prices it */
        post: operations["requestSpecialPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contract in full */
        get: operations["getMyContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's contracts: cancelled */
        get: operations["listCancelledContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/defaulted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's contracts: defaulted */
        get: operations["listDefaultedContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's contracts: expiring */
        get: operations["listExpiringContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's contracts: finished */
        get: operations["listFinishedContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/on_hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's contracts: on hold */
        get: operations["listOnHoldContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/pending_swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's contracts: pending swap */
        get: operations["listPendingSwapContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/contracts/{id}/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may come instead of the worker of a contract, free from a day on; the nearest first */
        get: operations["listReplacementWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/running": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's contracts: running, those about to end among them */
        get: operations["listRunningContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's contracts: suspended */
        get: operations["listSuspendedContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/contracts/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a cancellation, a suspension or a refund would cost or give back now, line by line */
        get: operations["quoteContractChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/contracts/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a suspension before its day */
        post: operations["resumeContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancellation/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to cancel a contract; the quote shown is stored with it, and a free one is granted at once */
        post: operations["createCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replacement/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for another worker; with action_type, a wallet return */
        post: operations["createReplacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suspension/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to suspend a contract from a day on */
        post: operations["createSuspension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer asked of the office, newest first */
        get: operations["listMyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/requests/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a request the office has not answered; the contract is as it was before */
        post: operations["withdrawRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaint/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complain about a contract; `GET /policies` says within how many hours it is answered */
        post: operations["createComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaint/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's complaints */
        get: operations["listComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaint/requests/on_hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's complaints that are on hold */
        get: operations["listOnHoldComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complaint/requests/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's open complaints */
        get: operations["listOpenComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice in full, with its QR code */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's invoices and credit notes */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/invoices/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the payment of an unpaid invoice */
        post: operations["payInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/visits/{id}/another-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a free time for a visit that failed; answers the visit at its new time */
        post: operations["chooseVisitTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/visits/{id}/came": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a visit was made, after nobody else has */
        post: operations["confirmVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/visits/{id}/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The free times for a visit that failed without the fault of the family, the same worker first */
        get: operations["listVisitTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/visit-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's visits, the next one first */
        get: operations["listVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/visits/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a visit to a free slot, as long as `visit_change_notice_hours` are left */
        post: operations["moveVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/visits/{id}/door-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Name who opens the door; the driver sees it on the day of the visit only */
        post: operations["nameDoorContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/visits/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the price of a visit that failed; it goes back to where it was paid */
        post: operations["refundFailedVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/visits/{id}/nobody-came": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that nobody came; the office has `visit_claim_hours`, and its silence decides for the family */
        post: operations["reportNobodyCame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/visits/{id}/coming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the driver who is on the way or waits that somebody comes to the door */
        post: operations["tellDriverSomeoneIsComing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The visits of the driver and day that the link was made for */
        post: operations["getDriverDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say a step of a visit; the same id is taken once, however often it is sent */
        post: operations["reportVisitStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/notices/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest notice and the number of unread ones each time they change, as server-sent events */
        get: operations["followNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key that a browser subscribes with, and the endpoints of the customer’s browsers */
        get: operations["getPushSettings"];
        put?: never;
        /** Show notices in this browser, by its push subscription, until this session is signed out */
        post: operations["subscribeToPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/notices/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which topics reach the customer beside the portal’s own list */
        get: operations["listNoticeChoices"];
        put?: never;
        /** Ask for the notices of a topic by email or text message, or refuse them */
        post: operations["updateNoticeChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer was told, newest first, and how much of it is unread */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one notice as read, or all of them */
        post: operations["markNoticesAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/push/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show no more notices in this browser */
        post: operations["unsubscribeFromPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved cards: brand, last four digits and expiry */
        get: operations["listCards"];
        put?: never;
        /** Keep a card by the payment provider's token; unsaved, it serves once */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/vouchers/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a voucher by its code */
        post: operations["claimVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a card */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points, tier and what is missing to the next */
        get: operations["getRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance and frozen amounts, both sums of entries */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vouchers of the customer */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/wallet/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger, newest first */
        get: operations["listWalletEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/rewards/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn blocks of points into a single-use voucher */
        post: operations["redeemPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the office; answers a reference number */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to be told when a plan can be had, or when a region or city is served */
        post: operations["createAvailabilityAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a passport (image or PDF) or an attachment (image), at most 5 MB, checked by content */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{reservationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment provider's door for an order: the sandbox page, or a redirect */
        get: operations["openCheckout"];
        put?: never;
        /** What the visitor chose on the sandbox page; leads back to the site */
        post: operations["settleSandboxCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sandbox provider's own door for card numbers; never stored, never logged */
        post: operations["createCardToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The provider's signed word on a payment; believed only when its signature holds */
        post: operations["receivePaymentCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/customers/{id}/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post an amount to a wallet, or take it off, with its reason */
        post: operations["opsAdjustWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders/{id}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an order to its next stage */
        post: operations["opsAdvanceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/complaints/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a complaint, hold it or close it */
        post: operations["opsAnswerComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or reject a request; approving carries it out */
        post: operations["opsAnswerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders/{id}/worker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an order its worker at any time; one under way gets another from a day on */
        post: operations["opsAssignWorker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/contracts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a contract by fault: ours (unless said) and nobody’s return everything unused, the family’s is its quote */
        post: operations["opsCancelContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order for the office; what was paid is refunded */
        post: operations["opsCancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders/{id}/check-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the payment provider what became of the payments of an order, and book what was paid */
        post: operations["opsCheckPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders/{id}/offer/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide whether a worker was offered, which the family disputes, and answer the family */
        post: operations["opsDecideOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/visits/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide whether a visit that nobody confirmed was made, and answer the family */
        post: operations["opsDecideVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/absences/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an absence early: its last day, yesterday unless it is named, or never if it has not begun */
        post: operations["opsEndAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/customers/{id}/must-change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a customer for a new password at the next log-in, or withdraw that */
        post: operations["opsFlagPasswordChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/customers/{id}/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a customer a voucher of a percentage or an amount */
        post: operations["opsGrantVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/contracts/{id}/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue an office charge, an unpaid invoice of its own */
        post: operations["opsIssueCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Absences of workers that are not over, each with what still has to be given to somebody else */
        get: operations["opsListAbsences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Acts of the office: who, why, and which sums were before and after; newest first */
        get: operations["opsListActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/availability-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who wants to be told of a plan, a day or a place, newest first */
        get: operations["opsListAvailabilityAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Complaints of all customers */
        get: operations["opsListComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of the contact form, newest first */
        get: operations["opsListContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts of all customers */
        get: operations["opsListContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a customer by name, login, mobile or number */
        get: operations["opsListCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders/{id}/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Workers who are free for an order, the nearest first; for one under way from a day on */
        get: operations["opsListFreeWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/visits/{id}/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Workers who are free at the time of a visit, the nearest first */
        get: operations["opsListFreeWorkersOfVisit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers were told, by which messages, and which of these were sent or given up */
        get: operations["opsListNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of all customers */
        get: operations["opsListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mail, payment and event messages that wait or were given up */
        get: operations["opsListOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds and how far they are */
        get: operations["opsListRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers asked for */
        get: operations["opsListRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/unconfirmed-visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visits whose time ended and that nobody confirmed or the family disputes, oldest first, with the sum at stake */
        get: operations["opsListUnconfirmedVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/paper-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who opened which paper, newest first */
        get: operations["opsListUploadViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passports and attachments of customers, without their content */
        get: operations["opsListUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visits of a day, a contract or a worker */
        get: operations["opsListVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/driver-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a driver visits of a day, by default those of a branch that have no driver, and make the link to them */
        post: operations["opsMakeDriverLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/refunds/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a refund was sent, or failed; pending sends it once more */
        post: operations["opsMarkRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that a worker who is due was at the door or is ready at the branch; the family is told, and the days run from the next one */
        post: operations["opsOfferWorker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/papers/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a passport or an attachment, in base64; who looked, when and why is kept */
        post: operations["opsOpenUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/workers/{id}/absence-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an absence of a worker would touch: visits, contracts and orders; changes nothing */
        get: operations["opsPreviewAbsence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an act on money would change: its sums before and after, and its notices; nothing is done */
        post: operations["opsPreviewAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/visits/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a missed or cancelled visit would return to the family; changes nothing */
        get: operations["opsPreviewVisit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price a personalised package, which makes it payable */
        post: operations["opsPriceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/visits/{id}/worker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send another worker to one visit; the others keep theirs, and the family is told her name */
        post: operations["opsReassignVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/workers/{id}/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record days on which a worker does not work: she is not booked then, and what it touches is listed */
        post: operations["opsRecordAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/orders/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the hold of an unpaid order now, as if its time had run out */
        post: operations["opsReleaseOrderHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/outbox/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message once more: one that was given up, or one of a notice that was sent */
        post: operations["opsResendOutboxMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/rate-limits/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the limits of an account or address again, or all of them */
        post: operations["opsResetRateLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/jobs/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do now what is otherwise done by the clock: expire holds, age contracts, send messages */
        post: operations["opsRunJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/contracts/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the state of a contract */
        post: operations["opsSetContractState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/visits/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a visit: on the way, in progress, done, missed or cancelled */
        post: operations["opsSetVisitState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/workers/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a worker off the offer, or put her back */
        post: operations["opsSetWorkerAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/invoices/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a charge or a fee back: its invoice is credited, and what was paid goes back */
        post: operations["opsVoidCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password of the person who asks; every other session ends */
        post: operations["changeStaffPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session of the person who asks */
        delete: operations["endStaffSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in to the office, with which roles and branches */
        get: operations["getStaffSession"];
        put?: never;
        /** Sign in to the office with email and password; the session is a cookie */
        post: operations["staffSignIn"];
        /** End this session of the office */
        delete: operations["staffSignOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions of the person who asks, the last used first */
        get: operations["listStaffSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of the office, by name */
        get: operations["opsListStaff"];
        put?: never;
        /** Add a person to the office; the answer shows the first password once */
        post: operations["opsAddStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the roles or branches of a person of the office, or end the account */
        patch: operations["opsChangeStaff"];
        trace?: never;
    };
    "/ops/staff/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a person of the office a new password, shown once; every session of the person ends */
        post: operations["opsResetStaffPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the office, the earliest deadline first, with counts by kind; a person sees what the roles answer */
        get: operations["opsListQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ops/queue/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take something that waits, or let go of it; refused if somebody else has taken it meanwhile */
        post: operations["takeFromQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counters for a monitor, in the Prometheus text form */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process can serve: its database answers and is migrated */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Failure: {
            /** @constant */
            success: false;
            /** @enum {unknown} */
            code: "bad_request" | "unauthorized" | "wrong_credentials" | "signature_invalid" | "forbidden" | "not_found" | "method_not_allowed" | "not_confirmed" | "idempotency_in_progress" | "login_taken" | "mobile_unproved" | "account_has_running_contract" | "account_has_frozen_money" | "address_in_use" | "address_incomplete" | "city_not_served" | "city_not_reached" | "worker_city_not_accepted" | "total_changed" | "terms_not_accepted" | "terms_outdated" | "plan_unavailable" | "worker_unavailable" | "no_worker_free" | "slot_taken" | "date_unavailable" | "balance_too_low" | "points_too_few" | "voucher_unknown" | "voucher_used" | "voucher_expired" | "voucher_already_added" | "voucher_not_applicable" | "order_not_payable" | "order_awaiting_payment" | "order_already_paid" | "order_not_cancellable" | "order_not_priced" | "method_not_available" | "contract_not_open" | "request_already_open" | "request_already_answered" | "quote_changed" | "instalments_not_cancellable" | "refund_not_allowed" | "invoice_not_payable" | "driver_still_waiting" | "notice_too_short" | "visit_not_movable" | "visit_choice_closed" | "card_token_unknown" | "transition_not_allowed" | "payload_too_large" | "too_many_files" | "unsupported_media_type" | "upload_type_refused" | "invalid" | "wrong_password" | "reset_link_invalid" | "code_invalid" | "driver_link_invalid" | "driver_link_closed" | "card_refused" | "idempotency_key_reused" | "rate_limited" | "internal" | "unavailable" | "provider_unavailable";
            message: string;
            fields?: {
                [key: string]: "required" | "wrong_type" | "too_short" | "too_long" | "too_small" | "too_large" | "not_allowed" | "unknown_field" | "unsafe_text" | "not_a_date" | "not_an_email" | "not_a_phone" | "not_a_national_id" | "not_a_full_name" | "password_weak" | "password_common" | "password_is_login" | "password_unchanged" | "passwords_differ" | "login_missing" | "taken" | "not_found";
            };
            details?: {
                [key: string]: unknown;
            };
        };
        Id: number | string;
        Relation: {
            id: components["schemas"]["Id"] | null;
            name: string;
        };
        Label: {
            label: string;
            value: string;
        };
        Pagination: {
            page: number;
            limit: number;
            total: number;
            total_pages: number;
            has_next: boolean;
        };
        Service: {
            id: components["schemas"]["Id"];
            name?: string;
            code?: string;
            description?: string;
            plan_count?: number;
            short: string | null;
            includes: string[];
            excludes: string[];
            starting_total: number | null;
            starting_basis: {
                unit: string;
                count: number;
            } | null;
        };
        Job: {
            id: components["schemas"]["Id"];
            name: string;
            code: string;
        };
        Plan: {
            id: components["schemas"]["Id"];
            name: string;
            service_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            nationality_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            job_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            list_price: number | null;
            price: number | null;
            employee_wage: number | null;
            salary: number | null;
            taxes_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                amount: number | null;
            }[];
            plan_duration: number | null;
            duration_label: string | null;
            visit_recurrence_rate: number;
            visit_count: number;
            visit_period_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            visit_hours: number | null;
            visit_days: {
                weekdays: number[];
                season: string | null;
            } | null;
            requires_insurance: boolean;
            insurance_amount: number | null;
            insurance_in_price: boolean;
            category: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            trial_days: number | null;
            estimated_arrival_days: number | null;
            paid_through: string;
            availability: {
                state: string;
                /** Format: date */
                from: string | null;
            } | null;
            visa_fee: number | null;
        };
        PlanDetail: {
            id: components["schemas"]["Id"];
            name: string;
            service_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            nationality_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            job_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            list_price: number | null;
            price: number | null;
            employee_wage: number | null;
            salary: number | null;
            taxes_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                amount: number | null;
            }[];
            plan_duration: number | null;
            duration_label: string | null;
            visit_recurrence_rate: number;
            visit_count: number;
            visit_period_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            visit_hours: number | null;
            visit_days: {
                weekdays: number[];
                season: string | null;
            } | null;
            requires_insurance: boolean;
            insurance_amount: number | null;
            insurance_in_price: boolean;
            category: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            trial_days: number | null;
            estimated_arrival_days: number | null;
            paid_through: string;
            availability: {
                state: string;
                /** Format: date */
                from: string | null;
            } | null;
            visa_fee: number | null;
            available_employee_ids: components["schemas"]["Id"][];
            available_applicant_ids: components["schemas"]["Id"][];
        };
        Worker: {
            id: components["schemas"]["Id"];
            name: string;
            partner_name: string;
            age: number | null;
            gender: string;
            nationality_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            nationality: string;
            job_ids: components["schemas"]["Id"][];
            job_code: string | null;
            employee_skill_ids: {
                skill_id: {
                    id: components["schemas"]["Id"] | null;
                    name: string;
                    code: string;
                } | null;
                skill_level_id: components["schemas"]["Relation"] | null;
            }[];
            experience: string;
            experience_years: number | null;
            location: string;
            branch_id: components["schemas"]["Relation"] | null;
            city_id: components["schemas"]["Relation"] | null;
            nearness: string | null;
            kind: string;
            about: string | null;
            image_url: string | null;
        };
        Nationality: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            country: string;
            description: string;
            image: string | null;
            jobs: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            }[];
            services: string[];
            starting_prices: {
                service_id: {
                    id: components["schemas"]["Id"] | null;
                    name: string;
                    code: string;
                } | null;
                starting_total: number | null;
                starting_basis: {
                    unit: string;
                    count: number;
                } | null;
                arrival_days: number | null;
                availability: {
                    state: string;
                    /** Format: date */
                    from: string | null;
                } | null;
            }[];
        };
        Review: {
            id: components["schemas"]["Id"];
            name: string;
            rating: number | null;
            text: string;
        };
        Branch: {
            id: components["schemas"]["Id"];
            name: string;
            location: string;
            city: components["schemas"]["Relation"] | null;
            phone: string;
            latitude: number | null;
            longitude: number | null;
            map_link: string | null;
            is_head_office: boolean;
            has_shelter_pickup: boolean;
            served_cities: {
                id: components["schemas"]["Id"] | null;
                name: string;
            }[];
        };
        Place: {
            id: components["schemas"]["Id"];
            name: string;
            code: string;
        };
        Region: {
            id: components["schemas"]["Id"];
            name: string;
            code: string;
            other_name: string;
            served: boolean;
        };
        City: {
            id: components["schemas"]["Id"];
            name: string;
            other_name: string;
            served: boolean;
        };
        Neighborhood: {
            id: components["schemas"]["Id"];
            name: string;
            city_id: components["schemas"]["Relation"] | null;
            state_id: components["schemas"]["Relation"] | null;
            postal_prefix: string | null;
            served: boolean;
        };
        Term: {
            id: components["schemas"]["Id"] | null;
            slug: string;
            title: string;
            content: string;
            version: string;
        };
        VisitWindow: {
            period: string;
            season: string;
            name: string;
            arrive_from: string;
            arrive_to: string;
            /** Format: date-time */
            ends_at: string | null;
            duration_hours: number | null;
            free: boolean;
        };
        PlanDay: {
            /** Format: date */
            date: string | null;
            season: string;
            windows: {
                period: string;
                season: string;
                name: string;
                arrive_from: string;
                arrive_to: string;
                /** Format: date-time */
                ends_at: string | null;
                duration_hours: number | null;
                free: boolean;
                plan_id: components["schemas"]["Relation"] | null;
                price: number | null;
            }[];
        };
        Account: {
            id: components["schemas"]["Id"] | null;
            user_id: components["schemas"]["Id"] | null;
            name: string;
            user_name: string;
            login: string;
            email: string | null;
            phone: string | null;
            mobile: string | null;
            partner_id: components["schemas"]["Id"] | null;
        };
        Session: {
            id: components["schemas"]["Id"] | null;
            user_id: components["schemas"]["Id"] | null;
            name: string;
            user_name: string;
            login: string;
            email: string | null;
            phone: string | null;
            mobile: string | null;
            partner_id: components["schemas"]["Id"] | null;
            api_token: string;
            must_change_password: boolean;
            mobile_proved: boolean;
            email_proved: boolean;
            privacy_due: string | null;
            /** Format: date-time */
            expires_at: string | null;
        };
        Profile: {
            id: components["schemas"]["Id"] | null;
            name: string;
            login: string;
            email: string | null;
            mobile: string | null;
            phone: string | null;
            contact_phone: string | null;
            id_card: string | null;
            country: components["schemas"]["Relation"] | null;
            state: components["schemas"]["Relation"] | null;
            city: string | null;
            street: string | null;
            number_building: string | null;
            number_apartment: string | null;
            neighborhood_id: components["schemas"]["Relation"] | null;
            must_change_password: boolean;
            mobile_proved: boolean;
            email_proved: boolean;
            privacy_due: string | null;
        };
        Partner: {
            id: components["schemas"]["Id"];
            name: string;
            street: string | null;
            street2: string | null;
            city: string | null;
            district: string | null;
            country_id: components["schemas"]["Relation"] | null;
            state_id: components["schemas"]["Relation"] | null;
            neighborhood_id: components["schemas"]["Relation"] | null;
            number_building: string | null;
            number_apartment: string | null;
            zip: string | null;
            additional_number: string | null;
            short_address: string | null;
            email: string | null;
            phone: string | null;
            mobile: string | null;
            child_ids: components["schemas"]["Address"][];
        };
        Address: {
            id: components["schemas"]["Id"];
            name: string;
            street: string | null;
            street2: string | null;
            city: string | null;
            district: string | null;
            country_id: components["schemas"]["Relation"] | null;
            state_id: components["schemas"]["Relation"] | null;
            neighborhood_id: components["schemas"]["Relation"] | null;
            number_building: string | null;
            number_apartment: string | null;
            zip: string | null;
            additional_number: string | null;
            short_address: string | null;
            email: string | null;
            phone: string | null;
            streetName: string | null;
            unitNumber: string | null;
            is_main: boolean;
            is_delivery_address: boolean;
            served: boolean;
            note: string | null;
            map_link: string | null;
        };
        QuoteLine: {
            code: string;
            label: string;
            rule: string;
            amount: number;
        };
        OrderVisit: {
            /** Format: date */
            date: string | null;
            period: string;
            arrive_from: string;
            arrive_to: string;
            visit_status: components["schemas"]["Label"];
            calendar_uid: string;
            calendar_sequence: number;
        };
        OrderQuote: {
            lines: components["schemas"]["QuoteLine"][];
            tax_percent: number | null;
            total: number;
            amount_tax: number | null;
            of_which: components["schemas"]["QuoteLine"][];
            outside: components["schemas"]["QuoteLine"][];
            wallet: number;
            due: number;
            voucher: {
                percent: number | null;
                max_discount: number | null;
            } | null;
            hash: string;
            terms_version: string;
            free: boolean;
            visits: {
                /** Format: date */
                date: string | null;
                period: string;
                arrive_from: string;
                arrive_to: string;
                free: boolean;
            }[];
        };
        ContractRequestQuote: {
            kind: string;
            lines: {
                code: string;
                label: string;
                rule: string;
                amount: number;
                basis: {
                    count: number | null;
                    total: number | null;
                    unit: string;
                    percent: number | null;
                    base: number | null;
                    hours: number | null;
                    days: number | null;
                } | null;
            }[];
            fee: number;
            refund: number;
            remaining: number;
            /** Format: date-time */
            free_until: string | null;
            /** Format: date-time */
            valid_until: string | null;
            /** Format: date */
            earliest_date: string | null;
            voucher: {
                code: string;
                outcome: string;
                /** Format: date */
                valid_until: string | null;
            } | null;
            refusal: string;
            hash: string;
        };
        Order: {
            id: components["schemas"]["Id"];
            number: string;
            kind: string;
            status: components["schemas"]["Label"];
            service_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            plan_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
            } | null;
            nationality_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            employee_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                gender: string;
                nationality_code: string;
                job_code: string | null;
            } | null;
            employee_ids: ({
                id: components["schemas"]["Id"] | null;
                name: string;
                gender: string;
                nationality_code: string;
                job_code: string | null;
            } | null)[];
            contract_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                state: string;
            } | null;
            open_request: {
                id: components["schemas"]["Id"] | null;
                name: string;
                kind: string;
            } | null;
            invoice_id: components["schemas"]["Relation"] | null;
            branch_id: components["schemas"]["Relation"] | null;
            partner_shipping_id: components["schemas"]["Relation"] | null;
            /** Format: date-time */
            created_at: string | null;
            /** Format: date */
            first_visit_date: string | null;
            plan_duration: number | null;
            salary: number | null;
            amount_total: number | null;
            amount_due: number | null;
            lines: components["schemas"]["QuoteLine"][];
            amount_tax: number | null;
            need_delivery: boolean;
            visit_window: string;
            visit_count: number;
            repeat_count: number;
            repeat_interval_days: number;
            visits: components["schemas"]["OrderVisit"][];
            special: {
                worker_type: string;
                nationality: string;
                worker_count: number;
                duration: string;
                indicative_total: number | null;
            } | null;
            note: string | null;
            office_note: string | null;
            stages: components["schemas"]["Stage"][];
            stage: string;
            payment_method: string;
            payment_state: string;
            payment_link: string | null;
            /** Format: date-time */
            hold_expires_at: string | null;
            payable: boolean;
            terms_to_accept: string | null;
            cancellable: boolean;
            /** Format: date-time */
            cancel_free_until: string | null;
            cancellation_excluded: boolean;
            payouts: {
                id: components["schemas"]["Id"] | null;
                amount: number;
                to_card: number;
                to_wallet: number;
                state: string;
                /** Format: date-time */
                approved_at: string | null;
                /** Format: date-time */
                sent_at: string | null;
                /** Format: date */
                due_from: string | null;
                /** Format: date */
                due_by: string | null;
            }[];
            needs_worker: boolean;
            /** Format: date */
            late_since: string | null;
            /** Format: date */
            arrival_expected_on: string | null;
            /** Format: date */
            arrival_latest_on: string | null;
            arrival_asked: boolean;
            offer: {
                place: string;
                /** Format: date-time */
                at: string | null;
                /** Format: date */
                days_from: string | null;
                /** Format: date-time */
                disputable_until: string | null;
                disputed: boolean;
            } | null;
        };
        Stage: {
            code: string;
            label: string;
            /** Format: date-time */
            at: string | null;
            note: string | null;
        };
        Attempt: {
            state: string;
            order_id: components["schemas"]["Id"] | null;
            payment_link: string | null;
            code: string;
        };
        Contract: {
            id: components["schemas"]["Id"];
            name: string;
            partner_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                phone: string;
            } | null;
            service_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            plan_id: components["schemas"]["Relation"] | null;
            resident_hourly_service_state: components["schemas"]["Label"];
            state: components["schemas"]["Label"];
            amount_total: number | null;
            /** Format: date */
            date_order: string | null;
            /** Format: date */
            service_end_date: string | null;
            order_line: {
                id: components["schemas"]["Id"] | null;
                product_template_id: components["schemas"]["Relation"] | null;
                price_unit: number | null;
            }[];
            order_id: components["schemas"]["Relation"] | null;
            visit_count: number;
            visits_done: number;
            visit_period_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            employee_ids: ({
                id: components["schemas"]["Id"] | null;
                name: string;
                gender: string;
                nationality_code: string;
                job_code: string | null;
            } | null)[];
            salary: number | null;
            days_left: number | null;
            payment_method: string;
            cancellation_excluded: boolean;
            office_note: string | null;
            /** Format: date */
            pauses_on: string | null;
            /** Format: date */
            resumes_on: string | null;
            /** Format: date */
            earliest_resumption: string | null;
            overdue_invoice: {
                id: components["schemas"]["Id"] | null;
                name: string;
                amount_due: number | null;
            } | null;
            open_request: {
                id: components["schemas"]["Id"] | null;
                name: string;
                kind: string;
            } | null;
        };
        ContractDetail: {
            id: components["schemas"]["Id"];
            name: string;
            partner_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                phone: string;
            } | null;
            service_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            plan_id: components["schemas"]["Relation"] | null;
            resident_hourly_service_state: components["schemas"]["Label"];
            state: components["schemas"]["Label"];
            amount_total: number | null;
            /** Format: date */
            date_order: string | null;
            /** Format: date */
            service_end_date: string | null;
            order_line: {
                id: components["schemas"]["Id"] | null;
                product_template_id: components["schemas"]["Relation"] | null;
                price_unit: number | null;
            }[];
            order_id: components["schemas"]["Relation"] | null;
            visit_count: number;
            visits_done: number;
            visit_period_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            employee_ids: ({
                id: components["schemas"]["Id"] | null;
                name: string;
                gender: string;
                nationality_code: string;
                job_code: string | null;
            } | null)[];
            salary: number | null;
            days_left: number | null;
            payment_method: string;
            cancellation_excluded: boolean;
            office_note: string | null;
            /** Format: date */
            pauses_on: string | null;
            /** Format: date */
            resumes_on: string | null;
            /** Format: date */
            earliest_resumption: string | null;
            overdue_invoice: {
                id: components["schemas"]["Id"] | null;
                name: string;
                amount_due: number | null;
            } | null;
            open_request: {
                id: components["schemas"]["Id"] | null;
                name: string;
                kind: string;
            } | null;
            /** Format: date-time */
            next_visit_at: string | null;
            /** Format: date-time */
            cancel_free_until: string | null;
            paid_total: number | null;
            unpaid_total: number | null;
            lines: components["schemas"]["QuoteLine"][];
            amount_tax: number | null;
            payouts: {
                id: components["schemas"]["Id"] | null;
                amount: number;
                to_card: number;
                to_wallet: number;
                state: string;
                /** Format: date-time */
                approved_at: string | null;
                /** Format: date-time */
                sent_at: string | null;
                /** Format: date */
                due_from: string | null;
                /** Format: date */
                due_by: string | null;
            }[];
        };
        Request: {
            id: components["schemas"]["Id"];
            number: string;
            kind: string;
            status: components["schemas"]["Label"];
            contract_id: components["schemas"]["Relation"] | null;
            request_reason: string;
            /** Format: date */
            request_date: string | null;
            /** Format: date */
            effective_date: string | null;
            /** Format: date */
            resume_date: string | null;
            employee_id: components["schemas"]["Relation"] | null;
            fee: number | null;
            refund: number | null;
            lines: {
                code: string;
                label: string;
                rule: string;
                amount: number;
                basis: {
                    count: number | null;
                    total: number | null;
                    unit: string;
                    percent: number | null;
                    base: number | null;
                    hours: number | null;
                    days: number | null;
                } | null;
            }[];
            /** Format: date-time */
            answer_due: string | null;
            /** Format: date-time */
            answered_at: string | null;
            answer_note: string | null;
            /** Format: date */
            exchange_due: string | null;
            payout: {
                id: components["schemas"]["Id"] | null;
                amount: number;
                to_card: number;
                to_wallet: number;
                state: string;
                /** Format: date-time */
                approved_at: string | null;
                /** Format: date-time */
                sent_at: string | null;
                /** Format: date */
                due_from: string | null;
                /** Format: date */
                due_by: string | null;
            } | null;
            has_attachment: boolean;
        };
        Complaint: {
            id: components["schemas"]["Id"];
            name: string;
            customer_id: components["schemas"]["Relation"] | null;
            contract_id: components["schemas"]["Relation"] | null;
            service_type: string;
            complaint_state: components["schemas"]["Label"];
            priority: components["schemas"]["Label"];
            current_worker_name: string;
            /** Format: date */
            request_date: string | null;
            complaint_type: string;
            request_reason: string;
            details: string | null;
            visit_id: components["schemas"]["Id"] | null;
            /** Format: date-time */
            answer_due: string | null;
            history: {
                /** Format: date-time */
                at: string | null;
                state: components["schemas"]["Label"];
                note: string | null;
            }[];
        };
        Notice: {
            id: components["schemas"]["Id"];
            kind: string;
            topic: string;
            title: string;
            text: string;
            path: string;
            /** Format: date-time */
            at: string | null;
            read: boolean;
        };
        NoticeTopic: {
            topic: string;
            label: string;
            channels: {
                channel: string;
                wanted: boolean;
            }[];
        };
        Invoice: {
            id: components["schemas"]["Id"];
            name: string;
            kind: string;
            amount_total: number | null;
            amount_due: number | null;
            state: components["schemas"]["Label"];
            /** Format: date */
            invoice_date: string | null;
            /** Format: date */
            due_date: string | null;
            contract_id: components["schemas"]["Relation"] | null;
            order_id: components["schemas"]["Relation"] | null;
            plan_id: components["schemas"]["Relation"] | null;
            payable: boolean;
        };
        InvoiceDetail: {
            id: components["schemas"]["Id"];
            name: string;
            kind: string;
            amount_total: number | null;
            amount_due: number | null;
            state: components["schemas"]["Label"];
            /** Format: date */
            invoice_date: string | null;
            /** Format: date */
            due_date: string | null;
            contract_id: components["schemas"]["Relation"] | null;
            order_id: components["schemas"]["Relation"] | null;
            plan_id: components["schemas"]["Relation"] | null;
            payable: boolean;
            /** Format: date-time */
            issued_at: string | null;
            seller: {
                name: string;
                vat_number: string | null;
                registration: string | null;
                address: string | null;
                phone: string | null;
            };
            buyer: {
                name: string;
                vat_number: string | null;
                registration: string | null;
                address: string | null;
                phone: string | null;
            };
            lines: {
                description: string;
                quantity: number | null;
                unit_price: number | null;
                amount: number | null;
                tax_percent: number | null;
                tax: number | null;
            }[];
            amount_untaxed: number | null;
            amount_tax: number | null;
            qr: string;
            /** Format: date-time */
            paid_at: string | null;
            payment_method: string;
            /** Format: date */
            service_from: string | null;
            /** Format: date */
            service_until: string | null;
            credit_of: components["schemas"]["Relation"] | null;
        };
        Visit: {
            id: components["schemas"]["Id"] | null;
            name: string;
            /** Format: date */
            first_visit_date: string | null;
            /** Format: date */
            visit_end_date: string | null;
            visit_status: components["schemas"]["Label"];
            partner_id: components["schemas"]["Relation"] | null;
            service_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                code: string;
            } | null;
            contract_id: components["schemas"]["Relation"] | null;
            employee_id: {
                id: components["schemas"]["Id"] | null;
                name: string;
                gender: string;
                nationality_code: string;
                job_code: string | null;
            } | null;
            visit_window: string;
            /** Format: date-time */
            arrives_from: string | null;
            /** Format: date-time */
            arrives_to: string | null;
            /** Format: date-time */
            ends_at: string | null;
            /** Format: date-time */
            movable_until: string | null;
            calendar_uid: string;
            calendar_sequence: number;
            address: string | null;
            fault: string | null;
            cut_short: boolean;
            /** Format: date-time */
            choose_by: string | null;
            choice_refund: number | null;
            remedy: string | null;
            confirmation: string | null;
            /** Format: date-time */
            disputable_until: string | null;
            /** Format: date-time */
            decide_by: string | null;
            returned: number | null;
            office_note: string | null;
            driver: string | null;
            steps: {
                step: string;
                /** Format: date-time */
                at: string | null;
            }[];
            /** Format: date-time */
            driver_waits_until: string | null;
            /** Format: date-time */
            coming_at: string | null;
            door_contact: {
                name: string;
                mobile: string;
            } | null;
        };
        Wallet: {
            balance: number;
            frozen: number;
            holds: {
                id: components["schemas"]["Id"];
                amount: number;
                label: string;
                /** Format: date-time */
                until: string | null;
            }[];
            payouts: {
                id: components["schemas"]["Id"] | null;
                amount: number;
                to_card: number;
                to_wallet: number;
                state: string;
                /** Format: date-time */
                approved_at: string | null;
                /** Format: date-time */
                sent_at: string | null;
                /** Format: date */
                due_from: string | null;
                /** Format: date */
                due_by: string | null;
            }[];
        };
        WalletEntry: {
            id: components["schemas"]["Id"];
            kind: string;
            label: string;
            amount: number;
            balance_after: number | null;
            note: string | null;
            /** Format: date-time */
            at: string | null;
            order_id: components["schemas"]["Relation"] | null;
        };
        Rewards: {
            points: number;
            worth: number;
            points_per_block: number;
            discount_per_block: number;
            earn_points: number | null;
            earn_per: number | null;
            tier: string;
            tier_label: string;
            cashback_percent: number | null;
            spent: number;
            next_tier: {
                code: string;
                label: string;
                missing: number;
            } | null;
            tiers: {
                code: string;
                from: number;
                bonus: number;
                cashback_percent: number | null;
            }[];
            entries: {
                id: components["schemas"]["Id"];
                kind: string;
                label: string;
                points: number;
                /** Format: date-time */
                at: string | null;
            }[];
        };
        Card: {
            id: components["schemas"]["Id"];
            brand: string;
            last4: string;
            holder_name: string;
            exp_month: number;
            exp_year: number;
            is_expired: boolean;
            one_use: boolean;
        };
        Offer: {
            code: string;
            name: string;
            terms: string;
            percent: number | null;
            amount: number | null;
            max_discount: number | null;
            services: string[];
            first_order_only: boolean;
            /** Format: date */
            valid_until: string | null;
        };
        Voucher: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            terms: string;
            percent: number | null;
            amount: number | null;
            max_discount: number | null;
            services: string[];
            first_order_only: boolean;
            /** Format: date */
            valid_until: string | null;
            state: string;
            uses_left: number | null;
        };
    };
    responses: {
        /** @description account_has_frozen_money, account_has_running_contract */
        AccountHasFrozenMoneyOrAccountHasRunningContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "account_has_frozen_money" | "account_has_running_contract";
                };
            };
        };
        /** @description address_in_use */
        AddressInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "address_in_use";
                };
            };
        };
        /** @description address_incomplete, balance_too_low, city_not_reached, city_not_served, date_unavailable, idempotency_in_progress, mobile_unproved, no_worker_free, order_awaiting_payment, plan_unavailable, terms_outdated, total_changed, voucher_expired, voucher_not_applicable, voucher_unknown, voucher_used, worker_unavailable */
        AddressIncompleteOrBalanceTooLowOrCityNotReachedOrCityNotServedOrDateUnavailableOrIdempotencyInProgressOrMobileUnprovedOrNoWorkerFreeOrOrderAwaitingPaymentOrPlanUnavailableOrTermsOutdatedOrTotalChangedOrVoucherExpiredOrVoucherNotApplicableOrVoucherUnknownOrVoucherUsedOrWorkerUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "address_incomplete" | "balance_too_low" | "city_not_reached" | "city_not_served" | "date_unavailable" | "idempotency_in_progress" | "mobile_unproved" | "no_worker_free" | "order_awaiting_payment" | "plan_unavailable" | "terms_outdated" | "total_changed" | "voucher_expired" | "voucher_not_applicable" | "voucher_unknown" | "voucher_used" | "worker_unavailable";
                };
            };
        };
        /** @description address_incomplete, balance_too_low, city_not_served, idempotency_in_progress, mobile_unproved, no_worker_free, order_awaiting_payment, plan_unavailable, terms_outdated, total_changed, voucher_expired, voucher_not_applicable, voucher_unknown, voucher_used, worker_city_not_accepted, worker_unavailable */
        AddressIncompleteOrBalanceTooLowOrCityNotServedOrIdempotencyInProgressOrMobileUnprovedOrNoWorkerFreeOrOrderAwaitingPaymentOrPlanUnavailableOrTermsOutdatedOrTotalChangedOrVoucherExpiredOrVoucherNotApplicableOrVoucherUnknownOrVoucherUsedOrWorkerCityNotAcceptedOrWorkerUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "address_incomplete" | "balance_too_low" | "city_not_served" | "idempotency_in_progress" | "mobile_unproved" | "no_worker_free" | "order_awaiting_payment" | "plan_unavailable" | "terms_outdated" | "total_changed" | "voucher_expired" | "voucher_not_applicable" | "voucher_unknown" | "voucher_used" | "worker_city_not_accepted" | "worker_unavailable";
                };
            };
        };
        /** @description address_incomplete, balance_too_low, idempotency_in_progress, method_not_available, order_already_paid, order_awaiting_payment, order_not_payable, order_not_priced, terms_not_accepted, total_changed, worker_city_not_accepted, worker_unavailable */
        AddressIncompleteOrBalanceTooLowOrIdempotencyInProgressOrMethodNotAvailableOrOrderAlreadyPaidOrOrderAwaitingPaymentOrOrderNotPayableOrOrderNotPricedOrTermsNotAcceptedOrTotalChangedOrWorkerCityNotAcceptedOrWorkerUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "address_incomplete" | "balance_too_low" | "idempotency_in_progress" | "method_not_available" | "order_already_paid" | "order_awaiting_payment" | "order_not_payable" | "order_not_priced" | "terms_not_accepted" | "total_changed" | "worker_city_not_accepted" | "worker_unavailable";
                };
            };
        };
        /** @description address_incomplete, city_not_served, idempotency_in_progress, order_already_paid, order_not_payable, order_not_priced, terms_outdated, total_changed, worker_city_not_accepted */
        AddressIncompleteOrCityNotServedOrIdempotencyInProgressOrOrderAlreadyPaidOrOrderNotPayableOrOrderNotPricedOrTermsOutdatedOrTotalChangedOrWorkerCityNotAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "address_incomplete" | "city_not_served" | "idempotency_in_progress" | "order_already_paid" | "order_not_payable" | "order_not_priced" | "terms_outdated" | "total_changed" | "worker_city_not_accepted";
                };
            };
        };
        /** @description bad_request */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "bad_request";
                };
            };
        };
        /** @description balance_too_low, city_not_reached, date_unavailable, plan_unavailable, voucher_expired, voucher_not_applicable, voucher_unknown, voucher_used */
        BalanceTooLowOrCityNotReachedOrDateUnavailableOrPlanUnavailableOrVoucherExpiredOrVoucherNotApplicableOrVoucherUnknownOrVoucherUsed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "balance_too_low" | "city_not_reached" | "date_unavailable" | "plan_unavailable" | "voucher_expired" | "voucher_not_applicable" | "voucher_unknown" | "voucher_used";
                };
            };
        };
        /** @description balance_too_low, idempotency_in_progress */
        BalanceTooLowOrIdempotencyInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "balance_too_low" | "idempotency_in_progress";
                };
            };
        };
        /** @description balance_too_low, idempotency_in_progress, invoice_not_payable, method_not_available */
        BalanceTooLowOrIdempotencyInProgressOrInvoiceNotPayableOrMethodNotAvailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "balance_too_low" | "idempotency_in_progress" | "invoice_not_payable" | "method_not_available";
                };
            };
        };
        /** @description balance_too_low, instalments_not_cancellable, no_worker_free, quote_changed, request_already_open, transition_not_allowed, worker_unavailable */
        BalanceTooLowOrInstalmentsNotCancellableOrNoWorkerFreeOrQuoteChangedOrRequestAlreadyOpenOrTransitionNotAllowedOrWorkerUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "balance_too_low" | "instalments_not_cancellable" | "no_worker_free" | "quote_changed" | "request_already_open" | "transition_not_allowed" | "worker_unavailable";
                };
            };
        };
        /** @description card_refused, invalid */
        CardRefusedOrInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "card_refused" | "invalid";
                };
            };
        };
        /** @description card_token_unknown, idempotency_in_progress */
        CardTokenUnknownOrIdempotencyInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "card_token_unknown" | "idempotency_in_progress";
                };
            };
        };
        /** @description code_invalid, invalid */
        CodeInvalidOrInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "code_invalid" | "invalid";
                };
            };
        };
        /** @description code_invalid, invalid, wrong_password */
        CodeInvalidOrInvalidOrWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "code_invalid" | "invalid" | "wrong_password";
                };
            };
        };
        /** @description contract_not_open */
        ContractNotOpen: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "contract_not_open";
                };
            };
        };
        /** @description contract_not_open, idempotency_in_progress */
        ContractNotOpenOrIdempotencyInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "contract_not_open" | "idempotency_in_progress";
                };
            };
        };
        /** @description contract_not_open, idempotency_in_progress, instalments_not_cancellable, quote_changed, refund_not_allowed, request_already_open, worker_unavailable */
        ContractNotOpenOrIdempotencyInProgressOrInstalmentsNotCancellableOrQuoteChangedOrRefundNotAllowedOrRequestAlreadyOpenOrWorkerUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "contract_not_open" | "idempotency_in_progress" | "instalments_not_cancellable" | "quote_changed" | "refund_not_allowed" | "request_already_open" | "worker_unavailable";
                };
            };
        };
        /** @description contract_not_open, idempotency_in_progress, instalments_not_cancellable, quote_changed, request_already_open */
        ContractNotOpenOrIdempotencyInProgressOrInstalmentsNotCancellableOrQuoteChangedOrRequestAlreadyOpen: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "contract_not_open" | "idempotency_in_progress" | "instalments_not_cancellable" | "quote_changed" | "request_already_open";
                };
            };
        };
        /** @description contract_not_open, idempotency_in_progress, quote_changed, request_already_open */
        ContractNotOpenOrIdempotencyInProgressOrQuoteChangedOrRequestAlreadyOpen: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "contract_not_open" | "idempotency_in_progress" | "quote_changed" | "request_already_open";
                };
            };
        };
        /** @description date_unavailable, idempotency_in_progress, notice_too_short, slot_taken, visit_not_movable */
        DateUnavailableOrIdempotencyInProgressOrNoticeTooShortOrSlotTakenOrVisitNotMovable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "date_unavailable" | "idempotency_in_progress" | "notice_too_short" | "slot_taken" | "visit_not_movable";
                };
            };
        };
        /** @description driver_link_closed, driver_link_invalid, invalid */
        DriverLinkClosedOrDriverLinkInvalidOrInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "driver_link_closed" | "driver_link_invalid" | "invalid";
                };
            };
        };
        /** @description driver_still_waiting, transition_not_allowed */
        DriverStillWaitingOrTransitionNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "driver_still_waiting" | "transition_not_allowed";
                };
            };
        };
        /** @description forbidden */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "forbidden";
                };
            };
        };
        /** @description idempotency_in_progress */
        IdempotencyInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress";
                };
            };
        };
        /** @description idempotency_in_progress, instalments_not_cancellable, quote_changed, request_already_open, transition_not_allowed */
        IdempotencyInProgressOrInstalmentsNotCancellableOrQuoteChangedOrRequestAlreadyOpenOrTransitionNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "instalments_not_cancellable" | "quote_changed" | "request_already_open" | "transition_not_allowed";
                };
            };
        };
        /** @description idempotency_in_progress, login_taken */
        IdempotencyInProgressOrLoginTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "login_taken";
                };
            };
        };
        /** @description idempotency_in_progress, mobile_unproved */
        IdempotencyInProgressOrMobileUnproved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "mobile_unproved";
                };
            };
        };
        /** @description idempotency_in_progress, no_worker_free, transition_not_allowed, worker_city_not_accepted, worker_unavailable */
        IdempotencyInProgressOrNoWorkerFreeOrTransitionNotAllowedOrWorkerCityNotAcceptedOrWorkerUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "no_worker_free" | "transition_not_allowed" | "worker_city_not_accepted" | "worker_unavailable";
                };
            };
        };
        /** @description idempotency_in_progress, no_worker_free, transition_not_allowed, worker_unavailable */
        IdempotencyInProgressOrNoWorkerFreeOrTransitionNotAllowedOrWorkerUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "no_worker_free" | "transition_not_allowed" | "worker_unavailable";
                };
            };
        };
        /** @description idempotency_in_progress, order_already_paid, order_not_cancellable */
        IdempotencyInProgressOrOrderAlreadyPaidOrOrderNotCancellable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "order_already_paid" | "order_not_cancellable";
                };
            };
        };
        /** @description idempotency_in_progress, points_too_few */
        IdempotencyInProgressOrPointsTooFew: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "points_too_few";
                };
            };
        };
        /** @description idempotency_in_progress, quote_changed, transition_not_allowed */
        IdempotencyInProgressOrQuoteChangedOrTransitionNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "quote_changed" | "transition_not_allowed";
                };
            };
        };
        /** @description idempotency_in_progress, quote_changed, visit_choice_closed */
        IdempotencyInProgressOrQuoteChangedOrVisitChoiceClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "quote_changed" | "visit_choice_closed";
                };
            };
        };
        /** @description idempotency_in_progress, request_already_answered */
        IdempotencyInProgressOrRequestAlreadyAnswered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "request_already_answered";
                };
            };
        };
        /** @description idempotency_in_progress, request_already_open, transition_not_allowed */
        IdempotencyInProgressOrRequestAlreadyOpenOrTransitionNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "request_already_open" | "transition_not_allowed";
                };
            };
        };
        /** @description idempotency_in_progress, slot_taken, visit_choice_closed */
        IdempotencyInProgressOrSlotTakenOrVisitChoiceClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "slot_taken" | "visit_choice_closed";
                };
            };
        };
        /** @description idempotency_in_progress, transition_not_allowed */
        IdempotencyInProgressOrTransitionNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "transition_not_allowed";
                };
            };
        };
        /** @description idempotency_in_progress, voucher_already_added, voucher_expired, voucher_not_applicable, voucher_unknown, voucher_used */
        IdempotencyInProgressOrVoucherAlreadyAddedOrVoucherExpiredOrVoucherNotApplicableOrVoucherUnknownOrVoucherUsed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_in_progress" | "voucher_already_added" | "voucher_expired" | "voucher_not_applicable" | "voucher_unknown" | "voucher_used";
                };
            };
        };
        /** @description idempotency_key_reused, invalid */
        IdempotencyKeyReusedOrInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "idempotency_key_reused" | "invalid";
                };
            };
        };
        /** @description internal */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "internal";
                };
            };
        };
        /** @description invalid */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "invalid";
                };
            };
        };
        /** @description invalid, reset_link_invalid */
        InvalidOrResetLinkInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "invalid" | "reset_link_invalid";
                };
            };
        };
        /** @description invalid, wrong_password */
        InvalidOrWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "invalid" | "wrong_password";
                };
            };
        };
        /** @description login_taken */
        LoginTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "login_taken";
                };
            };
        };
        /** @description mobile_unproved */
        MobileUnproved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "mobile_unproved";
                };
            };
        };
        /** @description not_found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "not_found";
                };
            };
        };
        /** @description order_not_payable */
        OrderNotPayable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "order_not_payable";
                };
            };
        };
        /** @description payload_too_large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "payload_too_large";
                };
            };
        };
        /** @description payload_too_large, too_many_files */
        PayloadTooLargeOrTooManyFiles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "payload_too_large" | "too_many_files";
                };
            };
        };
        /** @description provider_unavailable, unavailable */
        ProviderUnavailableOrUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "provider_unavailable" | "unavailable";
                };
            };
        };
        /** @description rate_limited */
        RateLimited: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "rate_limited";
                };
            };
        };
        /** @description signature_invalid */
        SignatureInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "signature_invalid";
                };
            };
        };
        /** @description terms_outdated */
        TermsOutdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "terms_outdated";
                };
            };
        };
        /** @description transition_not_allowed */
        TransitionNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "transition_not_allowed";
                };
            };
        };
        /** @description unauthorized */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "unauthorized";
                };
            };
        };
        /** @description unavailable */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "unavailable";
                };
            };
        };
        /** @description unsupported_media_type */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "unsupported_media_type";
                };
            };
        };
        /** @description unsupported_media_type, upload_type_refused */
        UnsupportedMediaTypeOrUploadTypeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "unsupported_media_type" | "upload_type_refused";
                };
            };
        };
        /** @description visit_choice_closed */
        VisitChoiceClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "visit_choice_closed";
                };
            };
        };
        /** @description wrong_credentials */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"] & {
                    /** @enum {unknown} */
                    code?: "wrong_credentials";
                };
            };
        };
    };
    parameters: {
        AcceptLanguage: "ar" | "en";
        /** @description The same key and body answers the stored answer; another body under it is a 422. */
        IdempotencyKey: string;
        LastEventId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listServiceJobs: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 10 */
                limit?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "name": "Housemaid",
                     *           "code": "housemaid"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Job"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServicePlans: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 10 */
                limit?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 101,
                     *           "name": "Single morning visit",
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "nationality_id": {
                     *             "id": 1,
                     *             "name": "Kenyan",
                     *             "code": "KE"
                     *           },
                     *           "job_id": {
                     *             "id": 1,
                     *             "name": "Housemaid",
                     *             "code": "housemaid"
                     *           },
                     *           "list_price": 99,
                     *           "price": 99,
                     *           "employee_wage": 0,
                     *           "salary": null,
                     *           "taxes_id": [
                     *             {
                     *               "id": 1,
                     *               "name": "VAT 15%",
                     *               "amount": 15
                     *             }
                     *           ],
                     *           "plan_duration": 1,
                     *           "duration_label": "1 day",
                     *           "visit_recurrence_rate": 1,
                     *           "visit_count": 1,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "visit_hours": 4,
                     *           "visit_days": null,
                     *           "requires_insurance": false,
                     *           "insurance_amount": 0,
                     *           "insurance_in_price": true,
                     *           "category": {
                     *             "id": 1,
                     *             "name": "Basic",
                     *             "code": "basic"
                     *           },
                     *           "trial_days": null,
                     *           "estimated_arrival_days": null,
                     *           "paid_through": "checkout",
                     *           "availability": {
                     *             "state": "now",
                     *             "from": "2026-12-01"
                     *           },
                     *           "visa_fee": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Plan"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 10 */
                limit?: number;
                search?: string;
                /** @example name,code,description,plan_count */
                fields?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly",
                     *           "description": "A worker arrives in the window you choose and works four hours from arrival.",
                     *           "plan_count": 12,
                     *           "short": "A four-hour visit, once or every week",
                     *           "includes": [
                     *             "Transport both ways"
                     *           ],
                     *           "excludes": [
                     *             "Cleaning materials and tools"
                     *           ],
                     *           "starting_total": 113.85,
                     *           "starting_basis": {
                     *             "unit": "visit",
                     *             "count": 1
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Service"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServicePlan: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1 */
                serviceId: number;
                /** @example 101 */
                planId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": 101,
                     *         "name": "Single morning visit",
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "job_id": {
                     *           "id": 1,
                     *           "name": "Housemaid",
                     *           "code": "housemaid"
                     *         },
                     *         "list_price": 99,
                     *         "price": 99,
                     *         "employee_wage": 0,
                     *         "salary": null,
                     *         "taxes_id": [
                     *           {
                     *             "id": 1,
                     *             "name": "VAT 15%",
                     *             "amount": 15
                     *           }
                     *         ],
                     *         "plan_duration": 1,
                     *         "duration_label": "1 day",
                     *         "visit_recurrence_rate": 1,
                     *         "visit_count": 1,
                     *         "visit_period_id": {
                     *           "id": 1,
                     *           "name": "Morning",
                     *           "code": "morning"
                     *         },
                     *         "visit_hours": 4,
                     *         "visit_days": null,
                     *         "requires_insurance": false,
                     *         "insurance_amount": 0,
                     *         "insurance_in_price": true,
                     *         "category": {
                     *           "id": 1,
                     *           "name": "Basic",
                     *           "code": "basic"
                     *         },
                     *         "trial_days": null,
                     *         "estimated_arrival_days": null,
                     *         "paid_through": "checkout",
                     *         "availability": {
                     *           "state": "now",
                     *           "from": "2026-12-01"
                     *         },
                     *         "visa_fee": null,
                     *         "available_employee_ids": [
                     *           1001,
                     *           1002
                     *         ],
                     *         "available_applicant_ids": []
                     *       },
                     *       "available_employee_ids": [
                     *         1001,
                     *         1002
                     *       ],
                     *       "available_applicant_ids": []
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["PlanDetail"];
                        available_employee_ids: components["schemas"]["Id"][];
                        available_applicant_ids: components["schemas"]["Id"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                limit?: number;
                category?: string;
                /** @example hourly */
                service?: string;
                nationality?: number;
                job?: string;
                price_min?: number;
                /** @example 500 */
                price_max?: number;
                duration?: number;
                insurance?: boolean;
                economical?: boolean;
                neighborhood?: number;
                search?: string;
                /** @example price */
                sort?: "recommended" | "price" | "-price" | "duration" | "-duration";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 101,
                     *           "name": "Single morning visit",
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "nationality_id": {
                     *             "id": 1,
                     *             "name": "Kenyan",
                     *             "code": "KE"
                     *           },
                     *           "job_id": {
                     *             "id": 1,
                     *             "name": "Housemaid",
                     *             "code": "housemaid"
                     *           },
                     *           "list_price": 99,
                     *           "price": 99,
                     *           "employee_wage": 0,
                     *           "salary": null,
                     *           "taxes_id": [
                     *             {
                     *               "id": 1,
                     *               "name": "VAT 15%",
                     *               "amount": 15
                     *             }
                     *           ],
                     *           "plan_duration": 1,
                     *           "duration_label": "1 day",
                     *           "visit_recurrence_rate": 1,
                     *           "visit_count": 1,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "visit_hours": 4,
                     *           "visit_days": null,
                     *           "requires_insurance": false,
                     *           "insurance_amount": 0,
                     *           "insurance_in_price": true,
                     *           "category": {
                     *             "id": 1,
                     *             "name": "Basic",
                     *             "code": "basic"
                     *           },
                     *           "trial_days": null,
                     *           "estimated_arrival_days": null,
                     *           "paid_through": "checkout",
                     *           "availability": {
                     *             "state": "now",
                     *             "from": "2026-12-01"
                     *           },
                     *           "visa_fee": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Plan"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 101 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": 101,
                     *         "name": "Single morning visit",
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "job_id": {
                     *           "id": 1,
                     *           "name": "Housemaid",
                     *           "code": "housemaid"
                     *         },
                     *         "list_price": 99,
                     *         "price": 99,
                     *         "employee_wage": 0,
                     *         "salary": null,
                     *         "taxes_id": [
                     *           {
                     *             "id": 1,
                     *             "name": "VAT 15%",
                     *             "amount": 15
                     *           }
                     *         ],
                     *         "plan_duration": 1,
                     *         "duration_label": "1 day",
                     *         "visit_recurrence_rate": 1,
                     *         "visit_count": 1,
                     *         "visit_period_id": {
                     *           "id": 1,
                     *           "name": "Morning",
                     *           "code": "morning"
                     *         },
                     *         "visit_hours": 4,
                     *         "visit_days": null,
                     *         "requires_insurance": false,
                     *         "insurance_amount": 0,
                     *         "insurance_in_price": true,
                     *         "category": {
                     *           "id": 1,
                     *           "name": "Basic",
                     *           "code": "basic"
                     *         },
                     *         "trial_days": null,
                     *         "estimated_arrival_days": null,
                     *         "paid_through": "checkout",
                     *         "availability": {
                     *           "state": "now",
                     *           "from": "2026-12-01"
                     *         },
                     *         "visa_fee": null,
                     *         "available_employee_ids": [
                     *           1001,
                     *           1002
                     *         ],
                     *         "available_applicant_ids": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["PlanDetail"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlanWindows: {
        parameters: {
            query?: {
                /** @example 2026-03-04 */
                from?: string;
                /** @example 2026-03-04 */
                to?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 101 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "date": "2026-03-04",
                     *           "season": "regular",
                     *           "windows": [
                     *             {
                     *               "period": "morning",
                     *               "season": "regular",
                     *               "name": "Morning",
                     *               "arrive_from": "07:30",
                     *               "arrive_to": "09:30",
                     *               "ends_at": "2026-03-04T10:30:00Z",
                     *               "duration_hours": 4,
                     *               "free": true,
                     *               "plan_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price": 113.85
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["PlanDay"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicies: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "visit_change_notice_hours": 48,
                     *         "contract_break_percent": 25,
                     *         "visa_fee": 2000,
                     *         "daily_fine": 0,
                     *         "suspension_fee": 200,
                     *         "replacement_fee": 0,
                     *         "complaint_response_hours": {
                     *           "min": 24,
                     *           "max": 48
                     *         },
                     *         "review_hours": 48,
                     *         "exchange_business_days": 2,
                     *         "refund_business_days": {
                     *           "min": 5,
                     *           "max": 7
                     *         },
                     *         "visit_complaint_hours": 48,
                     *         "driver_wait_minutes": 5,
                     *         "failed_visit_choice_hours": 72,
                     *         "visit_claim_hours": 48,
                     *         "reviewed_visit_claim": 3,
                     *         "unconfirmed_visit_days": 7,
                     *         "invoice_grace_days": 7,
                     *         "recruitment_days": 90,
                     *         "recruitment_extension_days": 30,
                     *         "extension_compensation_percent": 15,
                     *         "overdue_compensation_percent": 20,
                     *         "trial_days": 90,
                     *         "returned_voucher_days": 30,
                     *         "points_per_block": 100,
                     *         "discount_per_block": 50
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            visit_change_notice_hours: number | null;
                            contract_break_percent: number | null;
                            visa_fee: number | null;
                            daily_fine: number | null;
                            suspension_fee: number | null;
                            replacement_fee: number | null;
                            complaint_response_hours: {
                                min: number | null;
                                max: number | null;
                            } | null;
                            review_hours: number | null;
                            exchange_business_days: number | null;
                            refund_business_days: {
                                min: number | null;
                                max: number | null;
                            } | null;
                            visit_complaint_hours: number | null;
                            driver_wait_minutes: number | null;
                            failed_visit_choice_hours: number | null;
                            visit_claim_hours: number | null;
                            reviewed_visit_claim: number | null;
                            unconfirmed_visit_days: number | null;
                            invoice_grace_days: number | null;
                            recruitment_days: number | null;
                            recruitment_extension_days: number | null;
                            extension_compensation_percent: number | null;
                            overdue_compensation_percent: number | null;
                            trial_days: number | null;
                            returned_voucher_days: number | null;
                            points_per_block: number | null;
                            discount_per_block: number | null;
                        };
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorker: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1001 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": 1001,
                     *         "name": "Akinyi",
                     *         "partner_name": "Akinyi",
                     *         "age": 29,
                     *         "gender": "f",
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "nationality": "Kenyan",
                     *         "job_ids": [
                     *           1
                     *         ],
                     *         "job_code": "housemaid",
                     *         "employee_skill_ids": [
                     *           {
                     *             "skill_id": {
                     *               "id": 1,
                     *               "name": "Cleaning",
                     *               "code": "cleaning"
                     *             },
                     *             "skill_level_id": {
                     *               "id": 4,
                     *               "name": "Expert"
                     *             }
                     *           }
                     *         ],
                     *         "experience": "4 years",
                     *         "experience_years": 4,
                     *         "location": "Riyadh",
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "city_id": {
                     *           "id": 2,
                     *           "name": "Riyadh"
                     *         },
                     *         "nearness": "city",
                     *         "kind": "employee",
                     *         "about": "Four years with a family in Riyadh.",
                     *         "image_url": null,
                     *         "plans": [
                     *           {
                     *             "id": 101,
                     *             "name": "Single morning visit",
                     *             "service_id": {
                     *               "id": 1,
                     *               "name": "Hourly service",
                     *               "code": "hourly"
                     *             },
                     *             "nationality_id": {
                     *               "id": 1,
                     *               "name": "Kenyan",
                     *               "code": "KE"
                     *             },
                     *             "job_id": {
                     *               "id": 1,
                     *               "name": "Housemaid",
                     *               "code": "housemaid"
                     *             },
                     *             "list_price": 99,
                     *             "price": 99,
                     *             "employee_wage": 0,
                     *             "salary": null,
                     *             "taxes_id": [
                     *               {
                     *                 "id": 1,
                     *                 "name": "VAT 15%",
                     *                 "amount": 15
                     *               }
                     *             ],
                     *             "plan_duration": 1,
                     *             "duration_label": "1 day",
                     *             "visit_recurrence_rate": 1,
                     *             "visit_count": 1,
                     *             "visit_period_id": {
                     *               "id": 1,
                     *               "name": "Morning",
                     *               "code": "morning"
                     *             },
                     *             "visit_hours": 4,
                     *             "visit_days": null,
                     *             "requires_insurance": false,
                     *             "insurance_amount": 0,
                     *             "insurance_in_price": true,
                     *             "category": {
                     *               "id": 1,
                     *               "name": "Basic",
                     *               "code": "basic"
                     *             },
                     *             "trial_days": null,
                     *             "estimated_arrival_days": null,
                     *             "paid_through": "checkout",
                     *             "availability": {
                     *               "state": "now",
                     *               "from": "2026-12-01"
                     *             },
                     *             "visa_fee": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            partner_name: string;
                            age: number | null;
                            gender: string;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            nationality: string;
                            job_ids: components["schemas"]["Id"][];
                            job_code: string | null;
                            employee_skill_ids: {
                                skill_id: {
                                    id: components["schemas"]["Id"] | null;
                                    name: string;
                                    code: string;
                                } | null;
                                skill_level_id: components["schemas"]["Relation"] | null;
                            }[];
                            experience: string;
                            experience_years: number | null;
                            location: string;
                            branch_id: components["schemas"]["Relation"] | null;
                            city_id: components["schemas"]["Relation"] | null;
                            nearness: string | null;
                            kind: string;
                            about: string | null;
                            image_url: string | null;
                            plans: components["schemas"]["Plan"][];
                        };
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example 1 */
                service?: number;
                /** @example 101 */
                plan?: number;
                nationality?: number;
                from?: string;
                window?: "morning" | "evening";
                neighborhood?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "partner_name": "Akinyi",
                     *           "age": 29,
                     *           "gender": "f",
                     *           "nationality_id": {
                     *             "id": 1,
                     *             "name": "Kenyan",
                     *             "code": "KE"
                     *           },
                     *           "nationality": "Kenyan",
                     *           "job_ids": [
                     *             1
                     *           ],
                     *           "job_code": "housemaid",
                     *           "employee_skill_ids": [
                     *             {
                     *               "skill_id": {
                     *                 "id": 1,
                     *                 "name": "Cleaning",
                     *                 "code": "cleaning"
                     *               },
                     *               "skill_level_id": {
                     *                 "id": 4,
                     *                 "name": "Expert"
                     *               }
                     *             }
                     *           ],
                     *           "experience": "4 years",
                     *           "experience_years": 4,
                     *           "location": "Riyadh",
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           },
                     *           "city_id": {
                     *             "id": 2,
                     *             "name": "Riyadh"
                     *           },
                     *           "nearness": "city",
                     *           "kind": "employee",
                     *           "about": "Four years with a family in Riyadh.",
                     *           "image_url": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Worker"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryConfig: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "delivery_cost": 150,
                     *           "vat_included": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            delivery_cost: number | null;
                            vat_included: boolean;
                        }[];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNeighborhood: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 13 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": 13,
                     *         "name": "Al Olaya",
                     *         "city_id": {
                     *           "id": 2,
                     *           "name": "Riyadh"
                     *         },
                     *         "state_id": {
                     *           "id": 1,
                     *           "name": "Riyadh"
                     *         },
                     *         "postal_prefix": "1",
                     *         "served": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Neighborhood"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBranches: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "branches": [
                     *         {
                     *           "id": 2,
                     *           "name": "Riyadh branch",
                     *           "location": "King Fahd Road, Al Olaya",
                     *           "city": {
                     *             "id": 2,
                     *             "name": "Riyadh"
                     *           },
                     *           "phone": "920000000",
                     *           "latitude": 24.6949,
                     *           "longitude": 46.685,
                     *           "map_link": "https://maps.example/riyadh",
                     *           "is_head_office": false,
                     *           "has_shelter_pickup": true,
                     *           "served_cities": [
                     *             {
                     *               "id": 2,
                     *               "name": "Riyadh"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        branches: components["schemas"]["Branch"][];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 100 */
                page_size?: number;
                /** @example riyadh */
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1 */
                countryId: number;
                /** @example 1 */
                stateId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 2,
                     *           "name": "Riyadh",
                     *           "other_name": "الرياض",
                     *           "served": true
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["City"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 250 */
                page_size?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "name": "Saudi Arabia",
                     *           "code": "SA"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Place"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNationalities: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "code": "KE",
                     *           "name": "Kenyan",
                     *           "country": "Kenya",
                     *           "description": "Good experience in cleaning and childcare.",
                     *           "image": "nationalities/ke.svg",
                     *           "jobs": [
                     *             {
                     *               "id": 1,
                     *               "name": "Housemaid",
                     *               "code": "housemaid"
                     *             }
                     *           ],
                     *           "services": [
                     *             "hourly",
                     *             "resident"
                     *           ],
                     *           "starting_prices": [
                     *             {
                     *               "service_id": {
                     *                 "id": 1,
                     *                 "name": "Hourly service",
                     *                 "code": "hourly"
                     *               },
                     *               "starting_total": 113.85,
                     *               "starting_basis": {
                     *                 "unit": "visit",
                     *                 "count": 1
                     *               },
                     *               "arrival_days": null,
                     *               "availability": {
                     *                 "state": "now",
                     *                 "from": "2026-12-01"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Nationality"][];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNeighborhoods: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 100 */
                page_size?: number;
                search?: string;
                city?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1 */
                countryId: number;
                /** @example 1 */
                stateId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 13,
                     *           "name": "Al Olaya",
                     *           "city_id": {
                     *             "id": 2,
                     *             "name": "Riyadh"
                     *           },
                     *           "state_id": {
                     *             "id": 1,
                     *             "name": "Riyadh"
                     *           },
                     *           "postal_prefix": "1",
                     *           "served": true
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Neighborhood"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "code": "FIRST25",
                     *           "name": "25% off your first hourly order",
                     *           "terms": "Off the service, before VAT.",
                     *           "percent": 25,
                     *           "amount": null,
                     *           "max_discount": 100,
                     *           "services": [
                     *             "hourly"
                     *           ],
                     *           "first_order_only": true,
                     *           "valid_until": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Offer"][];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "name": "A family in Riyadh",
                     *           "rating": 5,
                     *           "text": "On time, and a clear price."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Review"][];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStates: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 10 */
                page_size?: number;
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "name": "Riyadh",
                     *           "code": "SA-01",
                     *           "other_name": "الرياض",
                     *           "served": true
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Region"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTerms: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "terms": [
                     *         {
                     *           "id": 1,
                     *           "slug": "privacy",
                     *           "title": "Privacy",
                     *           "content": "<p>We collect only what the service needs.</p>",
                     *           "version": "2026-02"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        terms: components["schemas"]["Term"][];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVisitWindows: {
        parameters: {
            query: {
                /** @example 2026-03-04 */
                date: string;
                plan?: number;
                worker?: number;
                visit?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "period": "morning",
                     *           "season": "regular",
                     *           "name": "Morning",
                     *           "arrive_from": "07:30",
                     *           "arrive_to": "09:30",
                     *           "ends_at": "2026-03-04T10:30:00Z",
                     *           "duration_hours": 4,
                     *           "free": true
                     *         }
                     *       ],
                     *       "season": "regular"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        season: string;
                        result: components["schemas"]["VisitWindow"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old_password": "a long sentence",
                 *       "new_password": "another long sentence",
                 *       "confirm_password": "another long sentence"
                 *     }
                 */
                "application/json": {
                    old_password?: string;
                    new_password: string;
                    confirm_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your password was changed"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPrivacyNotice: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "2026-02"
                 *     }
                 */
                "application/json": {
                    version: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "partner": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "login": "1012345672",
                     *           "email": "customer@example.com",
                     *           "mobile": "0500000000",
                     *           "phone": "0500000000",
                     *           "contact_phone": null,
                     *           "id_card": "1012345672",
                     *           "country": {
                     *             "id": 1,
                     *             "name": "Saudi Arabia"
                     *           },
                     *           "state": {
                     *             "id": 1,
                     *             "name": "Riyadh"
                     *           },
                     *           "city": "Riyadh",
                     *           "street": "Demo Street",
                     *           "number_building": "1234",
                     *           "number_apartment": "5",
                     *           "neighborhood_id": {
                     *             "id": 10,
                     *             "name": "Al Olaya"
                     *           },
                     *           "must_change_password": false,
                     *           "mobile_proved": true,
                     *           "email_proved": true,
                     *           "privacy_due": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            partner: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["TermsOutdated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a long sentence"
                 *     }
                 */
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["AccountHasFrozenMoneyOrAccountHasRunningContract"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadMyData: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "profile": {
                     *           "name": "Demo Customer Account"
                     *         },
                     *         "orders": [
                     *           {
                     *             "number": "SK-1042"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "e9f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b",
                     *           "began_at": "2026-03-01T06:00:00Z",
                     *           "used_at": "2026-03-01T09:00:00Z",
                     *           "browser": "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
                     *           "is_this": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            /** Format: date-time */
                            began_at: string | null;
                            /** Format: date-time */
                            used_at: string | null;
                            browser: string;
                            is_this: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMyOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMySession: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example e9f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIdentityCheck: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "offered": true,
                     *         "proved": false,
                     *         "state": null,
                     *         "number": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            offered: boolean;
                            proved: boolean;
                            state: string | null;
                            number: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startIdentityCheck: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "offered": true,
                     *         "proved": false,
                     *         "state": "waiting",
                     *         "number": "42"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            offered: boolean;
                            proved: boolean;
                            state: string | null;
                            number: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LoginTaken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["ProviderUnavailableOrUnavailable"];
        };
    };
    getUserContext: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "partner": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "login": "1012345672",
                     *           "email": "customer@example.com",
                     *           "mobile": "0500000000",
                     *           "phone": "0500000000",
                     *           "contact_phone": null,
                     *           "id_card": "1012345672",
                     *           "country": {
                     *             "id": 1,
                     *             "name": "Saudi Arabia"
                     *           },
                     *           "state": {
                     *             "id": 1,
                     *             "name": "Riyadh"
                     *           },
                     *           "city": "Riyadh",
                     *           "street": "Demo Street",
                     *           "number_building": "1234",
                     *           "number_apartment": "5",
                     *           "neighborhood_id": {
                     *             "id": 10,
                     *             "name": "Al Olaya"
                     *           },
                     *           "must_change_password": false,
                     *           "mobile_proved": true,
                     *           "email_proved": true,
                     *           "privacy_due": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            partner: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "1012345672",
                 *       "password": "a long sentence"
                 *     }
                 */
                "application/json": {
                    login: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": 1,
                     *         "user_id": 1,
                     *         "name": "Demo Customer Account",
                     *         "user_name": "Demo Customer Account",
                     *         "login": "1012345672",
                     *         "email": "customer@example.com",
                     *         "phone": "0500000000",
                     *         "mobile": "0500000000",
                     *         "partner_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *         "api_token": "opaque-token",
                     *         "must_change_password": false,
                     *         "mobile_proved": true,
                     *         "email_proved": true,
                     *         "privacy_due": null,
                     *         "expires_at": "2026-03-31T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithCode: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "0500000000",
                 *       "code": "012345"
                 *     }
                 */
                "application/json": {
                    mobile: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": 1,
                     *         "user_id": 1,
                     *         "name": "Demo Customer Account",
                     *         "user_name": "Demo Customer Account",
                     *         "login": "1012345672",
                     *         "email": "customer@example.com",
                     *         "phone": "0500000000",
                     *         "mobile": "0500000000",
                     *         "partner_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *         "api_token": "opaque-token",
                     *         "must_change_password": false,
                     *         "mobile_proved": true,
                     *         "email_proved": true,
                     *         "privacy_due": null,
                     *         "expires_at": "2026-03-31T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CodeInvalidOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveEmail: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "012345",
                 *       "contact_phone": "+442079460958"
                 *     }
                 */
                "application/json": {
                    code: string;
                    contact_phone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "partner": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "login": "1012345672",
                     *           "email": "customer@example.com",
                     *           "mobile": "0500000000",
                     *           "phone": "0500000000",
                     *           "contact_phone": null,
                     *           "id_card": "1012345672",
                     *           "country": {
                     *             "id": 1,
                     *             "name": "Saudi Arabia"
                     *           },
                     *           "state": {
                     *             "id": 1,
                     *             "name": "Riyadh"
                     *           },
                     *           "city": "Riyadh",
                     *           "street": "Demo Street",
                     *           "number_building": "1234",
                     *           "number_apartment": "5",
                     *           "neighborhood_id": {
                     *             "id": 10,
                     *             "name": "Al Olaya"
                     *           },
                     *           "must_change_password": false,
                     *           "mobile_proved": true,
                     *           "email_proved": true,
                     *           "privacy_due": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            partner: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LoginTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CodeInvalidOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveMobile: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "0500000000",
                 *       "code": "012345"
                 *     }
                 */
                "application/json": {
                    mobile: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "partner": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "login": "1012345672",
                     *           "email": "customer@example.com",
                     *           "mobile": "0500000000",
                     *           "phone": "0500000000",
                     *           "contact_phone": null,
                     *           "id_card": "1012345672",
                     *           "country": {
                     *             "id": 1,
                     *             "name": "Saudi Arabia"
                     *           },
                     *           "state": {
                     *             "id": 1,
                     *             "name": "Riyadh"
                     *           },
                     *           "city": "Riyadh",
                     *           "street": "Demo Street",
                     *           "number_building": "1234",
                     *           "number_apartment": "5",
                     *           "neighborhood_id": {
                     *             "id": 10,
                     *             "name": "Al Olaya"
                     *           },
                     *           "must_change_password": false,
                     *           "mobile_proved": true,
                     *           "email_proved": true,
                     *           "privacy_due": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            partner: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LoginTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CodeInvalidOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshIdentityCheck: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "offered": true,
                     *         "proved": true,
                     *         "state": "approved",
                     *         "number": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            offered: boolean;
                            proved: boolean;
                            state: string | null;
                            number: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "customer@example.com",
                 *       "name": "Demo Customer Account",
                 *       "password": "a long sentence",
                 *       "confirm_password": "a long sentence",
                 *       "email": "customer@example.com",
                 *       "phone": "0500000000",
                 *       "mobile": "0500000000",
                 *       "id_card": "1012345672",
                 *       "neighborhood_id": 10,
                 *       "street": "Demo Street",
                 *       "number_building": "1234",
                 *       "number_apartment": "5",
                 *       "country_id": 1,
                 *       "state_id": 1
                 *     }
                 */
                "application/json": {
                    login: string;
                    name: string;
                    password: string;
                    confirm_password: string;
                    email?: string;
                    phone?: string;
                    mobile?: string;
                    id_card: string;
                    privacy_version?: string;
                    hash?: string;
                    neighborhood_id?: number | string;
                    street: string;
                    number_building: string;
                    number_apartment: string;
                    country_id?: number | string;
                    state_id?: number | string;
                    city?: string;
                    district?: string;
                    zip?: string;
                    additional_number?: string;
                    short_address?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": 1,
                     *         "user_id": 1,
                     *         "name": "Demo Customer Account",
                     *         "user_name": "Demo Customer Account",
                     *         "login": "1012345672",
                     *         "email": "customer@example.com",
                     *         "phone": "0500000000",
                     *         "mobile": "0500000000",
                     *         "partner_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["IdempotencyInProgressOrLoginTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerAndLogin: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "0500000000",
                 *       "name": "Demo Customer Account",
                 *       "password": "a long sentence",
                 *       "confirm_password": "a long sentence",
                 *       "mobile": "0500000000",
                 *       "id_card": "1012345672",
                 *       "address": {
                 *         "country_id": 1,
                 *         "state_id": 1,
                 *         "neighborhood_id": 10,
                 *         "streetName": "Demo Street",
                 *         "number_building": "1234"
                 *       }
                 *     }
                 */
                "application/json": {
                    login: string;
                    name: string;
                    password: string;
                    confirm_password: string;
                    email?: string;
                    phone?: string;
                    mobile?: string;
                    id_card: string;
                    privacy_version?: string;
                    address?: {
                        email?: string;
                        phone?: string;
                        city?: string;
                        district?: string;
                        unitNumber?: string;
                        zip?: string;
                        additional_number?: string;
                        short_address?: string;
                        is_main?: boolean;
                        is_delivery_address?: boolean;
                        /** @enum {string} */
                        type?: "delivery";
                        note?: string;
                        map_link?: string;
                        country_id: number | string;
                        state_id: number | string;
                        neighborhood_id: number | string;
                        number_building: string;
                        streetName: string;
                        name?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": 1,
                     *         "user_id": 1,
                     *         "name": "Demo Customer Account",
                     *         "user_name": "Demo Customer Account",
                     *         "login": "0500000000",
                     *         "email": null,
                     *         "phone": "0500000000",
                     *         "mobile": "0500000000",
                     *         "partner_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *         "api_token": "opaque-token",
                     *         "must_change_password": false,
                     *         "mobile_proved": true,
                     *         "email_proved": true,
                     *         "privacy_due": null,
                     *         "expires_at": "2026-03-31T09:00:00Z",
                     *         "address_id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"] | null;
                            user_id: components["schemas"]["Id"] | null;
                            name: string;
                            user_name: string;
                            login: string;
                            email: string | null;
                            phone: string | null;
                            mobile: string | null;
                            partner_id: components["schemas"]["Id"] | null;
                            api_token: string;
                            must_change_password: boolean;
                            mobile_proved: boolean;
                            email_proved: boolean;
                            privacy_due: string | null;
                            /** Format: date-time */
                            expires_at: string | null;
                            address_id: components["schemas"]["Id"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            409: components["responses"]["IdempotencyInProgressOrLoginTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "customer@example.com",
                 *       "token": "token-of-the-link",
                 *       "new_password": "another long sentence",
                 *       "confirm_password": "another long sentence"
                 *     }
                 */
                "application/json": {
                    email: string;
                    token: string;
                    new_password: string;
                    confirm_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Password reset success"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidOrResetLinkInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPasswordWithCode: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "0500000000",
                 *       "code": "012345",
                 *       "new_password": "another long sentence",
                 *       "confirm_password": "another long sentence"
                 *     }
                 */
                "application/json": {
                    mobile: string;
                    code: string;
                    new_password: string;
                    confirm_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Password reset success"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CodeInvalidOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "0500000000",
                 *       "purpose": "sign_in"
                 *     }
                 */
                "application/json": {
                    mobile?: string;
                    email?: string;
                    /** @enum {string} */
                    purpose: "sign_in" | "password" | "mobile" | "email" | "change";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "If this belongs to an account, a code is on its way."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendPasswordResetLink: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "customer@example.com"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Check your email for reset instructions"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Demo Customer Account"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    email?: string;
                    phone?: string;
                    mobile?: string;
                    password?: string;
                    contact_phone?: string;
                    code?: string;
                    email_code?: string;
                    factor_code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "partner": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "login": "1012345672",
                     *           "email": "customer@example.com",
                     *           "mobile": "0500000000",
                     *           "phone": "0500000000",
                     *           "contact_phone": null,
                     *           "id_card": "1012345672",
                     *           "country": {
                     *             "id": 1,
                     *             "name": "Saudi Arabia"
                     *           },
                     *           "state": {
                     *             "id": 1,
                     *             "name": "Riyadh"
                     *           },
                     *           "city": "Riyadh",
                     *           "street": "Demo Street",
                     *           "number_building": "1234",
                     *           "number_apartment": "5",
                     *           "neighborhood_id": {
                     *             "id": 10,
                     *             "name": "Al Olaya"
                     *           },
                     *           "must_change_password": false,
                     *           "mobile_proved": true,
                     *           "email_proved": true,
                     *           "privacy_due": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            partner: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LoginTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CodeInvalidOrInvalidOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Home",
                 *       "phone": "0500000000",
                 *       "parent_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                 *       "city": "Riyadh",
                 *       "district": "Al Olaya",
                 *       "neighborhood_id": 10,
                 *       "number_building": "1234",
                 *       "streetName": "Demo Street",
                 *       "unitNumber": "5",
                 *       "zip": "12211",
                 *       "country_id": 1,
                 *       "state_id": 1,
                 *       "is_main": true,
                 *       "is_delivery_address": true,
                 *       "type": "delivery"
                 *     }
                 */
                "application/json": {
                    email?: string;
                    phone?: string;
                    city?: string;
                    district?: string;
                    unitNumber?: string;
                    zip?: string;
                    additional_number?: string;
                    short_address?: string;
                    is_main?: boolean;
                    is_delivery_address?: boolean;
                    /** @enum {string} */
                    type?: "delivery";
                    note?: string;
                    map_link?: string;
                    country_id: number | string;
                    state_id: number | string;
                    neighborhood_id: number | string;
                    number_building: string;
                    streetName: string;
                    name: string;
                    parent_id: number | string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AddressInUse"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_main": true
                 *     }
                 */
                "application/json": {
                    email?: string;
                    phone?: string;
                    city?: string;
                    district?: string;
                    unitNumber?: string;
                    zip?: string;
                    additional_number?: string;
                    short_address?: string;
                    is_main?: boolean;
                    is_delivery_address?: boolean;
                    /** @enum {string} */
                    type?: "delivery";
                    note?: string;
                    map_link?: string;
                    name?: string;
                    country_id?: number | string;
                    state_id?: number | string;
                    neighborhood_id?: number | string;
                    number_building?: string;
                    streetName?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partnerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "partner": {
                     *         "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *         "name": "Demo Customer Account",
                     *         "street": "Demo Street",
                     *         "street2": null,
                     *         "city": "Riyadh",
                     *         "district": "Al Olaya",
                     *         "country_id": {
                     *           "id": 1,
                     *           "name": "Saudi Arabia"
                     *         },
                     *         "state_id": {
                     *           "id": 1,
                     *           "name": "Riyadh"
                     *         },
                     *         "neighborhood_id": {
                     *           "id": 10,
                     *           "name": "Al Olaya"
                     *         },
                     *         "number_building": "1234",
                     *         "number_apartment": "5",
                     *         "zip": "12211",
                     *         "additional_number": "6789",
                     *         "short_address": "RRRD1234",
                     *         "email": "customer@example.com",
                     *         "phone": "0500000000",
                     *         "mobile": "0500000000",
                     *         "child_ids": [
                     *           {
                     *             "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *             "name": "Home",
                     *             "street": "Demo Street",
                     *             "street2": null,
                     *             "city": "Riyadh",
                     *             "district": "Al Olaya",
                     *             "country_id": {
                     *               "id": 1,
                     *               "name": "Saudi Arabia"
                     *             },
                     *             "state_id": {
                     *               "id": 1,
                     *               "name": "Riyadh"
                     *             },
                     *             "neighborhood_id": {
                     *               "id": 10,
                     *               "name": "Al Olaya"
                     *             },
                     *             "number_building": "1234",
                     *             "number_apartment": "5",
                     *             "zip": "12211",
                     *             "additional_number": "6789",
                     *             "short_address": "RRRD1234",
                     *             "email": null,
                     *             "phone": "0500000000",
                     *             "streetName": "Demo Street",
                     *             "unitNumber": "5",
                     *             "is_main": true,
                     *             "is_delivery_address": true,
                     *             "served": true,
                     *             "note": "Behind the mosque",
                     *             "map_link": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        partner: components["schemas"]["Partner"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptOrderTerms: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "terms_version": "2026-02",
                 *       "partner_shipping_id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                 *       "expected_total": 113.85
                 *     }
                 */
                "application/json": {
                    terms_version: string;
                    partner_shipping_id?: number | string;
                    accepted_worker_city_ids?: number[];
                    expected_total?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": null,
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AddressIncompleteOrCityNotServedOrIdempotencyInProgressOrOrderAlreadyPaidOrOrderNotPayableOrOrderNotPricedOrTermsOutdatedOrTotalChangedOrWorkerCityNotAccepted"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelMyOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Cancelled",
                     *           "value": "cancelled"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": null,
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Order"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrOrderAlreadyPaidOrOrderNotCancellable"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseOrderWorker: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employee_id": 1002
                 *     }
                 */
                "application/json": {
                    employee_id?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": null,
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrNoWorkerFreeOrTransitionNotAllowedOrWorkerUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmArrival: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": null,
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Order"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    disputeOffer: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": null,
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": {
                     *           "place": "door",
                     *           "at": "2026-03-02T15:00:00Z",
                     *           "days_from": "2026-03-03",
                     *           "disputable_until": null,
                     *           "disputed": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Order"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    estimateSpecialPackage: {
        parameters: {
            query: {
                /** @example nanny */
                worker_type: "housemaid" | "nanny" | "nurse";
                /** @example filipino */
                nationality: "filipino" | "indian" | "ethiopian";
                /** @example 1 */
                worker_count: number;
                /** @example 3months */
                duration: "3months" | "6months" | "12months";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "indicative_total": 13380
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            indicative_total: number | null;
                        };
                    };
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    followMyOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream; each event carries this record as JSON in its data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": null,
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Order"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderAttempt: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 3c9f1b6e-52f1-4c2f-8a4e-0d6b7a8c9e10 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "state": "done",
                     *         "order_id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "payment_link": "https://agency.example/checkout/4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "code": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Attempt"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyOrders: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                limit?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "number": "SK-1042",
                     *           "kind": "hourly",
                     *           "status": {
                     *             "label": "Paid",
                     *             "value": "paid"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "nationality_id": {
                     *             "id": 1,
                     *             "name": "Kenyan",
                     *             "code": "KE"
                     *           },
                     *           "employee_id": {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031",
                     *             "state": "running"
                     *           },
                     *           "open_request": null,
                     *           "invoice_id": {
                     *             "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *             "name": "INV-0007"
                     *           },
                     *           "branch_id": null,
                     *           "partner_shipping_id": {
                     *             "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *             "name": "Home"
                     *           },
                     *           "created_at": "2026-03-01T09:12:00Z",
                     *           "first_visit_date": "2026-03-04",
                     *           "plan_duration": 1,
                     *           "salary": null,
                     *           "amount_total": 113.85,
                     *           "amount_due": 0,
                     *           "lines": [
                     *             {
                     *               "code": "service",
                     *               "label": "Service",
                     *               "rule": "",
                     *               "amount": 99
                     *             },
                     *             {
                     *               "code": "tax",
                     *               "label": "VAT 15%",
                     *               "rule": "",
                     *               "amount": 14.85
                     *             }
                     *           ],
                     *           "amount_tax": 14.85,
                     *           "need_delivery": false,
                     *           "visit_window": "morning",
                     *           "visit_count": 1,
                     *           "repeat_count": 1,
                     *           "repeat_interval_days": 0,
                     *           "visits": [
                     *             {
                     *               "date": "2026-03-04",
                     *               "period": "morning",
                     *               "arrive_from": "07:30",
                     *               "arrive_to": "09:30",
                     *               "visit_status": {
                     *                 "label": "Scheduled",
                     *                 "value": "scheduled"
                     *               },
                     *               "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *               "calendar_sequence": 0
                     *             }
                     *           ],
                     *           "special": null,
                     *           "note": null,
                     *           "office_note": null,
                     *           "stages": [
                     *             {
                     *               "code": "submitted",
                     *               "label": "Request submitted",
                     *               "at": "2026-03-01T09:12:00Z",
                     *               "note": null
                     *             },
                     *             {
                     *               "code": "processing",
                     *               "label": "In progress",
                     *               "at": null,
                     *               "note": null
                     *             }
                     *           ],
                     *           "stage": "submitted",
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "payment_state": "paid",
                     *           "payment_link": null,
                     *           "hold_expires_at": null,
                     *           "payable": false,
                     *           "terms_to_accept": null,
                     *           "cancellable": false,
                     *           "cancel_free_until": "2026-03-02T04:30:00Z",
                     *           "payouts": [
                     *             {
                     *               "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *               "amount": 222.75,
                     *               "to_card": 200,
                     *               "to_wallet": 22.75,
                     *               "state": "on_its_way",
                     *               "approved_at": "2026-03-01T10:00:00Z",
                     *               "sent_at": null,
                     *               "due_from": "2026-03-08",
                     *               "due_by": "2026-03-10"
                     *             }
                     *           ],
                     *           "needs_worker": false,
                     *           "late_since": null,
                     *           "arrival_expected_on": null,
                     *           "arrival_latest_on": null,
                     *           "arrival_asked": false,
                     *           "offer": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Order"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    payMyOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "card"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    method: "card" | "instalments" | "wallet";
                    card_id?: number | string;
                    save_card?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "record_id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "payment_link": "https://agency.example/checkout/4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "number": "SK-1042",
                     *       "status": "pending_payment",
                     *       "hold_expires_at": "2026-03-01T09:27:00Z",
                     *       "result": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        record_id: components["schemas"]["Id"] | null;
                        id: components["schemas"]["Id"] | null;
                        payment_link: string | null;
                        number: string;
                        status: string;
                        /** Format: date-time */
                        hold_expires_at: string | null;
                        result: {
                            record_id: components["schemas"]["Id"] | null;
                            id: components["schemas"]["Id"] | null;
                            payment_link: string | null;
                            number: string;
                            status: string;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AddressIncompleteOrBalanceTooLowOrIdempotencyInProgressOrMethodNotAvailableOrOrderAlreadyPaidOrOrderAwaitingPaymentOrOrderNotPayableOrOrderNotPricedOrTermsNotAcceptedOrTotalChangedOrWorkerCityNotAcceptedOrWorkerUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["ProviderUnavailableOrUnavailable"];
        };
    };
    placeHourlyOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                 *       "service_package_id": 101,
                 *       "employee_id": 1001,
                 *       "service_date": "2026-03-04",
                 *       "quantity": 1,
                 *       "repeat_count": 1,
                 *       "repeat_interval_days": 0,
                 *       "weekdays": [
                 *         3
                 *       ],
                 *       "visit_window": "morning",
                 *       "partner_shipping_id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                 *       "terms_version": "2026-02",
                 *       "expected_total": 113.85
                 *     }
                 */
                "application/json": {
                    note?: string;
                    voucher_code?: string;
                    wallet_amount?: number;
                    terms_version?: string;
                    expected_total?: number;
                    weekdays?: number[];
                    /** @enum {string} */
                    visit_window?: "morning" | "evening";
                    customer_id: number | string;
                    service_package_id: number | string;
                    employee_id?: number | string;
                    /** Format: date */
                    service_date: string;
                    quantity: number;
                    repeat_count: number;
                    repeat_interval_days: number;
                    partner_shipping_id?: number | string;
                    branch_id?: number | string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "record_id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "payment_link": "https://agency.example/checkout/4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "number": "SK-1042",
                     *       "status": "pending_payment",
                     *       "hold_expires_at": "2026-03-01T09:27:00Z",
                     *       "result": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        record_id: components["schemas"]["Id"] | null;
                        id: components["schemas"]["Id"] | null;
                        payment_link: string | null;
                        number: string;
                        status: string;
                        /** Format: date-time */
                        hold_expires_at: string | null;
                        result: {
                            record_id: components["schemas"]["Id"] | null;
                            id: components["schemas"]["Id"] | null;
                            payment_link: string | null;
                            number: string;
                            status: string;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AddressIncompleteOrBalanceTooLowOrCityNotReachedOrCityNotServedOrDateUnavailableOrIdempotencyInProgressOrMobileUnprovedOrNoWorkerFreeOrOrderAwaitingPaymentOrPlanUnavailableOrTermsOutdatedOrTotalChangedOrVoucherExpiredOrVoucherNotApplicableOrVoucherUnknownOrVoucherUsedOrWorkerUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeResidentOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "partner_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                 *       "partner_shipping_id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                 *       "is_service_contract": true,
                 *       "need_delivery": 1,
                 *       "branch_id": 2,
                 *       "service_id": 2,
                 *       "first_visit_date": "2026-03-04",
                 *       "order_line": [
                 *         {
                 *           "product_id": 201
                 *         }
                 *       ],
                 *       "employee_id": 1001,
                 *       "terms_version": "2026-02",
                 *       "expected_total": 2650
                 *     }
                 */
                "application/json": {
                    note?: string;
                    voucher_code?: string;
                    wallet_amount?: number;
                    terms_version?: string;
                    expected_total?: number;
                    partner_id: number | string;
                    partner_shipping_id?: number | string;
                    is_service_contract?: boolean;
                    /** @enum {number} */
                    need_delivery: 0 | 1;
                    branch_id?: number | string;
                    service_id: number | string;
                    /** Format: date */
                    first_visit_date: string;
                    order_line: {
                        product_id: number | string;
                    }[];
                    employee_id?: number | string;
                    accepted_worker_city_ids?: number[];
                    visa_number?: string;
                    /** Format: date */
                    visa_expiry?: string;
                    visa_id?: string;
                    /** Format: date */
                    birth_date?: string;
                    passport_upload_id?: number | string;
                    named_worker?: {
                        name: string;
                        passport_number: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "record_id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "payment_link": "https://agency.example/checkout/4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "number": "SK-1042",
                     *       "status": "pending_payment",
                     *       "hold_expires_at": "2026-03-01T09:27:00Z",
                     *       "result": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        record_id: components["schemas"]["Id"] | null;
                        id: components["schemas"]["Id"] | null;
                        payment_link: string | null;
                        number: string;
                        status: string;
                        /** Format: date-time */
                        hold_expires_at: string | null;
                        result: {
                            record_id: components["schemas"]["Id"] | null;
                            id: components["schemas"]["Id"] | null;
                            payment_link: string | null;
                            number: string;
                            status: string;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AddressIncompleteOrBalanceTooLowOrCityNotServedOrIdempotencyInProgressOrMobileUnprovedOrNoWorkerFreeOrOrderAwaitingPaymentOrPlanUnavailableOrTermsOutdatedOrTotalChangedOrVoucherExpiredOrVoucherNotApplicableOrVoucherUnknownOrVoucherUsedOrWorkerCityNotAcceptedOrWorkerUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan_id": 101,
                 *       "service_date": "2026-03-04",
                 *       "quantity": 1,
                 *       "repeat_count": 1,
                 *       "repeat_interval_days": 0,
                 *       "visit_window": "morning"
                 *     }
                 */
                "application/json": {
                    weekdays?: number[];
                    /** @enum {string} */
                    visit_window?: "morning" | "evening";
                    plan_id: number | string;
                    employee_ids?: (number | string)[];
                    /** @enum {number} */
                    need_delivery?: 0 | 1;
                    /** Format: date */
                    service_date?: string;
                    neighborhood_id?: number | string;
                    partner_shipping_id?: number | string;
                    quantity?: number;
                    repeat_count?: number;
                    repeat_interval_days?: number;
                    voucher_code?: string;
                    wallet_amount?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "tax_percent": 15,
                     *         "total": 113.85,
                     *         "amount_tax": 14.85,
                     *         "of_which": [],
                     *         "outside": [],
                     *         "wallet": 0,
                     *         "due": 113.85,
                     *         "voucher": null,
                     *         "hash": "5f1d0c3a",
                     *         "terms_version": "2026-02",
                     *         "free": true,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "free": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["OrderQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BalanceTooLowOrCityNotReachedOrDateUnavailableOrPlanUnavailableOrVoucherExpiredOrVoucherNotApplicableOrVoucherUnknownOrVoucherUsed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundMyOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "expected_refund": 435.85
                 *     }
                 */
                "application/json": {
                    expected_refund?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": null,
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrQuoteChangedOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSpecialPackage: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "worker_type": "nanny",
                 *       "nationality": "filipino",
                 *       "worker_count": 1,
                 *       "duration": "3months",
                 *       "start_date": "2026-03-04"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    worker_type: "housemaid" | "nanny" | "nurse";
                    /** @enum {string} */
                    nationality: "filipino" | "indian" | "ethiopian";
                    worker_count: number;
                    /** @enum {string} */
                    duration: "3months" | "6months" | "12months";
                    /** Format: date */
                    start_date?: string;
                    note?: string;
                    partner_shipping_id?: number | string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "record_id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "payment_link": null,
                     *       "number": "SK-1042",
                     *       "status": "draft",
                     *       "hold_expires_at": null,
                     *       "result": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        record_id: components["schemas"]["Id"] | null;
                        id: components["schemas"]["Id"] | null;
                        payment_link: string | null;
                        number: string;
                        status: string;
                        /** Format: date-time */
                        hold_expires_at: string | null;
                        result: {
                            record_id: components["schemas"]["Id"] | null;
                            id: components["schemas"]["Id"] | null;
                            payment_link: string | null;
                            number: string;
                            status: string;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["IdempotencyInProgressOrMobileUnproved"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyContract: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *         "name": "CT-2031",
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "resident_hourly_service_state": {
                     *           "label": "Ongoing",
                     *           "value": "running"
                     *         },
                     *         "state": {
                     *           "label": "Ongoing",
                     *           "value": "running"
                     *         },
                     *         "amount_total": 113.85,
                     *         "date_order": "2026-03-01",
                     *         "service_end_date": "2026-03-04",
                     *         "order_line": [
                     *           {
                     *             "id": 1,
                     *             "product_template_id": {
                     *               "id": 101,
                     *               "name": "Single morning visit"
                     *             },
                     *             "price_unit": 99
                     *           }
                     *         ],
                     *         "order_id": {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "name": "SK-1042"
                     *         },
                     *         "visit_count": 1,
                     *         "visits_done": 0,
                     *         "visit_period_id": {
                     *           "id": 1,
                     *           "name": "Morning",
                     *           "code": "morning"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "salary": null,
                     *         "days_left": 3,
                     *         "office_note": null,
                     *         "pauses_on": null,
                     *         "resumes_on": null,
                     *         "earliest_resumption": null,
                     *         "overdue_invoice": null,
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "open_request": null,
                     *         "next_visit_at": "2026-03-04T04:30:00Z",
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "paid_total": 113.85,
                     *         "unpaid_total": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["ContractDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCancelledContracts: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Contract"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDefaultedContracts: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Contract"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExpiringContracts: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Contract"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFinishedContracts: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Contract"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOnHoldContracts: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Contract"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingSwapContracts: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Contract"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReplacementWorkers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example 2026-03-04 */
                from?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "partner_name": "Akinyi",
                     *           "age": 29,
                     *           "gender": "f",
                     *           "nationality_id": {
                     *             "id": 1,
                     *             "name": "Kenyan",
                     *             "code": "KE"
                     *           },
                     *           "nationality": "Kenyan",
                     *           "job_ids": [
                     *             1
                     *           ],
                     *           "job_code": "housemaid",
                     *           "employee_skill_ids": [
                     *             {
                     *               "skill_id": {
                     *                 "id": 1,
                     *                 "name": "Cleaning",
                     *                 "code": "cleaning"
                     *               },
                     *               "skill_level_id": {
                     *                 "id": 4,
                     *                 "name": "Expert"
                     *               }
                     *             }
                     *           ],
                     *           "experience": "4 years",
                     *           "experience_years": 4,
                     *           "location": "Riyadh",
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           },
                     *           "city_id": {
                     *             "id": 2,
                     *             "name": "Riyadh"
                     *           },
                     *           "nearness": "city",
                     *           "kind": "employee",
                     *           "about": "Four years with a family in Riyadh.",
                     *           "image_url": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Worker"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRunningContracts: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null
                     *         }
                     *       ],
                     *       "contracts": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Contract"][];
                        contracts: components["schemas"]["Contract"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuspendedContracts: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Contract"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteContractChange: {
        parameters: {
            query: {
                /** @example cancellation */
                kind: "cancellation" | "suspension" | "refund_payment";
                from?: string;
                until?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "kind": "cancellation",
                     *         "lines": [
                     *           {
                     *             "code": "unused_service",
                     *             "label": "Unused visits",
                     *             "rule": "unused_value",
                     *             "amount": -297,
                     *             "basis": {
                     *               "count": 3,
                     *               "total": 4,
                     *               "unit": "visits",
                     *               "percent": null,
                     *               "base": null,
                     *               "hours": null,
                     *               "days": null
                     *             }
                     *           },
                     *           {
                     *             "code": "break_fee",
                     *             "label": "Contract-break fee",
                     *             "rule": "break_fee",
                     *             "amount": 74.25,
                     *             "basis": {
                     *               "count": null,
                     *               "total": null,
                     *               "unit": "",
                     *               "percent": 25,
                     *               "base": 297,
                     *               "hours": null,
                     *               "days": null
                     *             }
                     *           }
                     *         ],
                     *         "fee": 74.25,
                     *         "refund": 222.75,
                     *         "remaining": 297,
                     *         "free_until": "2026-03-02T04:30:00Z",
                     *         "valid_until": "2026-03-02T04:30:00Z",
                     *         "earliest_date": null,
                     *         "voucher": {
                     *           "code": "PT-2Q7N4",
                     *           "outcome": "shared",
                     *           "valid_until": null
                     *         },
                     *         "refusal": "",
                     *         "hash": "0a4be119"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["ContractRequestQuote"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ContractNotOpen"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeContract: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *         "name": "CT-2031",
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "resident_hourly_service_state": {
                     *           "label": "Ongoing",
                     *           "value": "running"
                     *         },
                     *         "state": {
                     *           "label": "Ongoing",
                     *           "value": "running"
                     *         },
                     *         "amount_total": 113.85,
                     *         "date_order": "2026-03-01",
                     *         "service_end_date": "2026-03-04",
                     *         "order_line": [
                     *           {
                     *             "id": 1,
                     *             "product_template_id": {
                     *               "id": 101,
                     *               "name": "Single morning visit"
                     *             },
                     *             "price_unit": 99
                     *           }
                     *         ],
                     *         "order_id": {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "name": "SK-1042"
                     *         },
                     *         "visit_count": 1,
                     *         "visits_done": 0,
                     *         "visit_period_id": {
                     *           "id": 1,
                     *           "name": "Morning",
                     *           "code": "morning"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "salary": null,
                     *         "days_left": 3,
                     *         "office_note": null,
                     *         "pauses_on": null,
                     *         "resumes_on": null,
                     *         "earliest_resumption": null,
                     *         "overdue_invoice": null,
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "open_request": null,
                     *         "next_visit_at": "2026-03-04T04:30:00Z",
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "paid_total": 113.85,
                     *         "unpaid_total": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["ContractDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ContractNotOpenOrIdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCancellation: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contract_id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                 *       "request_date": "2026-03-01",
                 *       "request_reason": "No reason provided",
                 *       "priority": "medium",
                 *       "expected_fee": 74.25
                 *     }
                 */
                "application/json": {
                    contract_id: number | string;
                    /** Format: date */
                    request_date: string;
                    request_reason: string;
                    /** @enum {string} */
                    priority: "low" | "medium" | "high";
                    attachment_upload_id?: number | string;
                    expected_fee?: number;
                    expected_refund?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "status": "success",
                     *         "message": "Your request was received",
                     *         "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *         "number": "RQ-311",
                     *         "fee": 0,
                     *         "refund": 74.25,
                     *         "granted": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            status: string;
                            message: string;
                            id: components["schemas"]["Id"] | null;
                            number: string;
                            fee: number | null;
                            refund: number | null;
                            granted: boolean;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ContractNotOpenOrIdempotencyInProgressOrInstalmentsNotCancellableOrQuoteChangedOrRequestAlreadyOpen"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReplacement: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contract_id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                 *       "replacement_start_date": "2026-03-10",
                 *       "request_reason": "no specific reason",
                 *       "priority": "medium"
                 *     }
                 */
                "application/json": {
                    contract_id: number | string;
                    /** Format: date */
                    replacement_start_date?: string;
                    request_reason: string;
                    selected_employee_id?: number;
                    /** @enum {string} */
                    priority: "low" | "medium" | "high";
                    /** Format: date */
                    request_date?: string;
                    email?: string;
                    phone?: string;
                    /** @enum {string} */
                    action_type?: "replaceService" | "refundPayment";
                    expected_refund?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "status": "success",
                     *         "message": "Your request was received",
                     *         "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *         "number": "RQ-311",
                     *         "fee": 0,
                     *         "refund": 74.25
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            status: string;
                            message: string;
                            id: components["schemas"]["Id"] | null;
                            number: string;
                            fee: number | null;
                            refund: number | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ContractNotOpenOrIdempotencyInProgressOrInstalmentsNotCancellableOrQuoteChangedOrRefundNotAllowedOrRequestAlreadyOpenOrWorkerUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSuspension: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contract_id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                 *       "priority": "medium",
                 *       "request_reason": "other reasons",
                 *       "suspention_date": "2026-03-10",
                 *       "resume_date": "2026-03-24",
                 *       "request_date": "2026-03-01"
                 *     }
                 */
                "application/json": {
                    contract_id: number | string;
                    /** @enum {string} */
                    priority: "low" | "medium" | "high";
                    request_reason: string;
                    /** Format: date */
                    suspention_date?: string;
                    /** Format: date */
                    suspension_date?: string;
                    /** Format: date */
                    resume_date?: string;
                    /** Format: date */
                    request_date: string;
                    expected_fee?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "status": "success",
                     *         "message": "Your request was received",
                     *         "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *         "number": "RQ-311",
                     *         "fee": 0,
                     *         "refund": 74.25
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            status: string;
                            message: string;
                            id: components["schemas"]["Id"] | null;
                            number: string;
                            fee: number | null;
                            refund: number | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ContractNotOpenOrIdempotencyInProgressOrQuoteChangedOrRequestAlreadyOpen"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyRequests: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                limit?: number;
                contract?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *           "number": "RQ-311",
                     *           "kind": "cancellation",
                     *           "status": {
                     *             "label": "Being reviewed",
                     *             "value": "open"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "request_reason": "No reason provided",
                     *           "request_date": "2026-03-01",
                     *           "effective_date": "2026-03-01",
                     *           "resume_date": null,
                     *           "employee_id": null,
                     *           "fee": 74.25,
                     *           "refund": 222.75,
                     *           "lines": [
                     *             {
                     *               "code": "unused_service",
                     *               "label": "Unused visits",
                     *               "rule": "unused_value",
                     *               "amount": -297,
                     *               "basis": {
                     *                 "count": 3,
                     *                 "total": 4,
                     *                 "unit": "visits",
                     *                 "percent": null,
                     *                 "base": null,
                     *                 "hours": null,
                     *                 "days": null
                     *               }
                     *             },
                     *             {
                     *               "code": "break_fee",
                     *               "label": "Contract-break fee",
                     *               "rule": "break_fee",
                     *               "amount": 74.25,
                     *               "basis": {
                     *                 "count": null,
                     *                 "total": null,
                     *                 "unit": "",
                     *                 "percent": 25,
                     *                 "base": 297,
                     *                 "hours": null,
                     *                 "days": null
                     *               }
                     *             }
                     *           ],
                     *           "answer_due": "2026-03-03T09:12:00Z",
                     *           "answered_at": null,
                     *           "exchange_due": null,
                     *           "answer_note": null,
                     *           "payout": {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           },
                     *           "has_attachment": false
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Request"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawRequest: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *         "number": "RQ-311",
                     *         "kind": "cancellation",
                     *         "status": {
                     *           "label": "Being reviewed",
                     *           "value": "open"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "request_reason": "No reason provided",
                     *         "request_date": "2026-03-01",
                     *         "effective_date": "2026-03-01",
                     *         "resume_date": null,
                     *         "employee_id": null,
                     *         "fee": 74.25,
                     *         "refund": 222.75,
                     *         "lines": [
                     *           {
                     *             "code": "unused_service",
                     *             "label": "Unused visits",
                     *             "rule": "unused_value",
                     *             "amount": -297,
                     *             "basis": {
                     *               "count": 3,
                     *               "total": 4,
                     *               "unit": "visits",
                     *               "percent": null,
                     *               "base": null,
                     *               "hours": null,
                     *               "days": null
                     *             }
                     *           },
                     *           {
                     *             "code": "break_fee",
                     *             "label": "Contract-break fee",
                     *             "rule": "break_fee",
                     *             "amount": 74.25,
                     *             "basis": {
                     *               "count": null,
                     *               "total": null,
                     *               "unit": "",
                     *               "percent": 25,
                     *               "base": 297,
                     *               "hours": null,
                     *               "days": null
                     *             }
                     *           }
                     *         ],
                     *         "answer_due": "2026-03-03T09:12:00Z",
                     *         "answered_at": null,
                     *         "exchange_due": null,
                     *         "answer_note": null,
                     *         "payout": {
                     *           "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *           "amount": 222.75,
                     *           "to_card": 200,
                     *           "to_wallet": 22.75,
                     *           "state": "on_its_way",
                     *           "approved_at": "2026-03-01T10:00:00Z",
                     *           "sent_at": null,
                     *           "due_from": "2026-03-08",
                     *           "due_by": "2026-03-10"
                     *         },
                     *         "has_attachment": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Request"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrRequestAlreadyAnswered"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComplaint: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contract_id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                 *       "priority": "medium",
                 *       "request_reason": "delay: the driver came an hour late",
                 *       "suspension_date": "2026-03-04",
                 *       "request_date": "2026-03-04",
                 *       "complaint_type": "delay",
                 *       "details": "The driver came an hour late"
                 *     }
                 */
                "application/json": {
                    contract_id: number | string;
                    /** @enum {string} */
                    priority: "low" | "medium" | "high";
                    request_reason: string;
                    /** Format: date */
                    suspension_date?: string;
                    /** Format: date */
                    suspention_date?: string;
                    /** Format: date */
                    request_date: string;
                    /** @enum {string} */
                    complaint_type?: "delay" | "unsatisfactory" | "behavior" | "payment" | "other";
                    details?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "status": "success",
                     *         "message": "Your request was received",
                     *         "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *         "number": "RQ-311"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            status: string;
                            message: string;
                            id: components["schemas"]["Id"] | null;
                            number: string;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComplaints: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70",
                     *           "name": "CM-77",
                     *           "customer_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "service_type": "Hourly service",
                     *           "complaint_state": {
                     *             "label": "Open",
                     *             "value": "open"
                     *           },
                     *           "priority": {
                     *             "label": "Medium",
                     *             "value": "medium"
                     *           },
                     *           "current_worker_name": "Akinyi",
                     *           "request_date": "2026-03-04",
                     *           "complaint_type": "delay",
                     *           "request_reason": "delay: the driver came an hour late",
                     *           "details": "The driver came an hour late",
                     *           "answer_due": "2026-03-06T09:00:00Z",
                     *           "visit_id": null,
                     *           "history": [
                     *             {
                     *               "at": "2026-03-04T09:00:00Z",
                     *               "state": {
                     *                 "label": "Open",
                     *                 "value": "open"
                     *               },
                     *               "note": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Complaint"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOnHoldComplaints: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70",
                     *           "name": "CM-77",
                     *           "customer_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "service_type": "Hourly service",
                     *           "complaint_state": {
                     *             "label": "Open",
                     *             "value": "open"
                     *           },
                     *           "priority": {
                     *             "label": "Medium",
                     *             "value": "medium"
                     *           },
                     *           "current_worker_name": "Akinyi",
                     *           "request_date": "2026-03-04",
                     *           "complaint_type": "delay",
                     *           "request_reason": "delay: the driver came an hour late",
                     *           "details": "The driver came an hour late",
                     *           "answer_due": "2026-03-06T09:00:00Z",
                     *           "visit_id": null,
                     *           "history": [
                     *             {
                     *               "at": "2026-03-04T09:00:00Z",
                     *               "state": {
                     *                 "label": "Open",
                     *                 "value": "open"
                     *               },
                     *               "note": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Complaint"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOpenComplaints: {
        parameters: {
            query?: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                partner_id?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70",
                     *           "name": "CM-77",
                     *           "customer_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "service_type": "Hourly service",
                     *           "complaint_state": {
                     *             "label": "Open",
                     *             "value": "open"
                     *           },
                     *           "priority": {
                     *             "label": "Medium",
                     *             "value": "medium"
                     *           },
                     *           "current_worker_name": "Akinyi",
                     *           "request_date": "2026-03-04",
                     *           "complaint_type": "delay",
                     *           "request_reason": "delay: the driver came an hour late",
                     *           "details": "The driver came an hour late",
                     *           "answer_due": "2026-03-06T09:00:00Z",
                     *           "visit_id": null,
                     *           "history": [
                     *             {
                     *               "at": "2026-03-04T09:00:00Z",
                     *               "state": {
                     *                 "label": "Open",
                     *                 "value": "open"
                     *               },
                     *               "note": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Complaint"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *         "name": "INV-0007",
                     *         "kind": "order",
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "state": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "invoice_date": "2026-03-01",
                     *         "due_date": "2026-03-08",
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "order_id": {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "name": "SK-1042"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "One morning visit"
                     *         },
                     *         "payable": false,
                     *         "issued_at": "2026-03-01T09:15:00Z",
                     *         "seller": {
                     *           "name": "Sakina",
                     *           "vat_number": "399999999900003",
                     *           "registration": "1010000000",
                     *           "address": "Demo Street, Riyadh",
                     *           "phone": "920000000"
                     *         },
                     *         "buyer": {
                     *           "name": "Demo Customer Account",
                     *           "vat_number": null,
                     *           "registration": null,
                     *           "address": "Demo Street, Riyadh",
                     *           "phone": "0500000000"
                     *         },
                     *         "lines": [
                     *           {
                     *             "description": "Single morning visit",
                     *             "quantity": 1,
                     *             "unit_price": 99,
                     *             "amount": 99,
                     *             "tax_percent": 15,
                     *             "tax": 14.85
                     *           }
                     *         ],
                     *         "amount_untaxed": 99,
                     *         "amount_tax": 14.85,
                     *         "qr": "AQZTYWtpbmE=",
                     *         "paid_at": "2026-03-01T09:15:00Z",
                     *         "payment_method": "card",
                     *         "service_from": "2026-03-04",
                     *         "service_until": "2026-03-04",
                     *         "credit_of": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007",
                     *           "kind": "order",
                     *           "amount_total": 113.85,
                     *           "amount_due": 0,
                     *           "state": {
                     *             "label": "Paid",
                     *             "value": "paid"
                     *           },
                     *           "invoice_date": "2026-03-01",
                     *           "due_date": "2026-03-08",
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "One morning visit"
                     *           },
                     *           "payable": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Invoice"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    payInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "card"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    method: "card" | "instalments" | "wallet";
                    card_id?: number | string;
                    save_card?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "record_id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "payment_link": "https://agency.example/checkout/4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *       "number": "SK-1042",
                     *       "status": "pending_payment",
                     *       "hold_expires_at": "2026-03-01T09:27:00Z",
                     *       "result": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        record_id: components["schemas"]["Id"] | null;
                        id: components["schemas"]["Id"] | null;
                        payment_link: string | null;
                        number: string;
                        status: string;
                        /** Format: date-time */
                        hold_expires_at: string | null;
                        result: {
                            record_id: components["schemas"]["Id"] | null;
                            id: components["schemas"]["Id"] | null;
                            payment_link: string | null;
                            number: string;
                            status: string;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BalanceTooLowOrIdempotencyInProgressOrInvoiceNotPayableOrMethodNotAvailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["ProviderUnavailableOrUnavailable"];
        };
    };
    chooseVisitTime: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-03-11",
                 *       "visit_window": "evening"
                 *     }
                 */
                "application/json": {
                    /** Format: date */
                    date: string;
                    /** @enum {string} */
                    visit_window: "morning" | "evening";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Scheduled",
                     *           "value": "scheduled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": "2026-03-02T04:30:00Z",
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": null,
                     *         "cut_short": false,
                     *         "choose_by": null,
                     *         "choice_refund": null,
                     *         "remedy": null,
                     *         "confirmation": null,
                     *         "disputable_until": null,
                     *         "decide_by": null,
                     *         "returned": null,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [
                     *           {
                     *             "step": "left",
                     *             "at": "2026-03-04T04:10:00Z"
                     *           }
                     *         ],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Visit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrSlotTakenOrVisitChoiceClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmVisit: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Scheduled",
                     *           "value": "scheduled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": "2026-03-02T04:30:00Z",
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": null,
                     *         "cut_short": false,
                     *         "choose_by": null,
                     *         "choice_refund": null,
                     *         "remedy": null,
                     *         "confirmation": null,
                     *         "disputable_until": null,
                     *         "decide_by": null,
                     *         "returned": null,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [
                     *           {
                     *             "step": "left",
                     *             "at": "2026-03-04T04:10:00Z"
                     *           }
                     *         ],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Visit"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVisitTimes: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "date": "2026-03-11",
                     *           "visit_window": "evening",
                     *           "arrives_from": "2026-03-11T13:00:00Z",
                     *           "arrives_to": "2026-03-11T15:00:00Z",
                     *           "employee_id": {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           },
                     *           "same_worker": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            /** Format: date */
                            date: string | null;
                            visit_window: string;
                            /** Format: date-time */
                            arrives_from: string | null;
                            /** Format: date-time */
                            arrives_to: string | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            same_worker: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VisitChoiceClosed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVisits: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *           "name": "CT-2031/1",
                     *           "first_visit_date": "2026-03-04",
                     *           "visit_end_date": "2026-03-04",
                     *           "visit_status": {
                     *             "label": "Scheduled",
                     *             "value": "scheduled"
                     *           },
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "employee_id": {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           },
                     *           "visit_window": "morning",
                     *           "arrives_from": "2026-03-04T04:30:00Z",
                     *           "arrives_to": "2026-03-04T06:30:00Z",
                     *           "ends_at": "2026-03-04T10:30:00Z",
                     *           "movable_until": "2026-03-02T04:30:00Z",
                     *           "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *           "calendar_sequence": 0,
                     *           "address": "Demo Street, Al Olaya, Riyadh",
                     *           "fault": null,
                     *           "cut_short": false,
                     *           "choose_by": null,
                     *           "choice_refund": null,
                     *           "remedy": null,
                     *           "confirmation": null,
                     *           "disputable_until": null,
                     *           "decide_by": null,
                     *           "returned": null,
                     *           "office_note": null,
                     *           "driver": "Salim",
                     *           "steps": [
                     *             {
                     *               "step": "left",
                     *               "at": "2026-03-04T04:10:00Z"
                     *             }
                     *           ],
                     *           "driver_waits_until": null,
                     *           "coming_at": null,
                     *           "door_contact": {
                     *             "name": "Umm Sara",
                     *             "mobile": "0500000001"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Visit"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveVisit: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-03-11",
                 *       "visit_window": "evening"
                 *     }
                 */
                "application/json": {
                    /** Format: date */
                    date: string;
                    /** @enum {string} */
                    visit_window: "morning" | "evening";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Scheduled",
                     *           "value": "scheduled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": "2026-03-02T04:30:00Z",
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": null,
                     *         "cut_short": false,
                     *         "choose_by": null,
                     *         "choice_refund": null,
                     *         "remedy": null,
                     *         "confirmation": null,
                     *         "disputable_until": null,
                     *         "decide_by": null,
                     *         "returned": null,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [
                     *           {
                     *             "step": "left",
                     *             "at": "2026-03-04T04:10:00Z"
                     *           }
                     *         ],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Visit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DateUnavailableOrIdempotencyInProgressOrNoticeTooShortOrSlotTakenOrVisitNotMovable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    nameDoorContact: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Umm Sara",
                 *       "mobile": "0500000001"
                 *     }
                 */
                "application/json": {
                    name: string;
                    mobile: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Scheduled",
                     *           "value": "scheduled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": "2026-03-02T04:30:00Z",
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": null,
                     *         "cut_short": false,
                     *         "choose_by": null,
                     *         "choice_refund": null,
                     *         "remedy": null,
                     *         "confirmation": null,
                     *         "disputable_until": null,
                     *         "decide_by": null,
                     *         "returned": null,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [
                     *           {
                     *             "step": "left",
                     *             "at": "2026-03-04T04:10:00Z"
                     *           }
                     *         ],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Visit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundFailedVisit: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expected_refund": 113.85
                 *     }
                 */
                "application/json": {
                    expected_refund?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Scheduled",
                     *           "value": "scheduled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": "2026-03-02T04:30:00Z",
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": null,
                     *         "cut_short": false,
                     *         "choose_by": null,
                     *         "choice_refund": null,
                     *         "remedy": "refund",
                     *         "confirmation": null,
                     *         "disputable_until": null,
                     *         "decide_by": null,
                     *         "returned": 113.85,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [
                     *           {
                     *             "step": "left",
                     *             "at": "2026-03-04T04:10:00Z"
                     *           }
                     *         ],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Visit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrQuoteChangedOrVisitChoiceClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportNobodyCame: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Scheduled",
                     *           "value": "scheduled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": "2026-03-02T04:30:00Z",
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": null,
                     *         "cut_short": false,
                     *         "choose_by": null,
                     *         "choice_refund": null,
                     *         "remedy": null,
                     *         "confirmation": "claimed",
                     *         "disputable_until": null,
                     *         "decide_by": "2026-03-06T15:00:00Z",
                     *         "returned": null,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [
                     *           {
                     *             "step": "left",
                     *             "at": "2026-03-04T04:10:00Z"
                     *           }
                     *         ],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Visit"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    tellDriverSomeoneIsComing: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Scheduled",
                     *           "value": "scheduled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": "2026-03-02T04:30:00Z",
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": null,
                     *         "cut_short": false,
                     *         "choose_by": null,
                     *         "choice_refund": null,
                     *         "remedy": null,
                     *         "confirmation": null,
                     *         "disputable_until": null,
                     *         "decide_by": null,
                     *         "returned": null,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [
                     *           {
                     *             "step": "left",
                     *             "at": "2026-03-04T04:10:00Z"
                     *           }
                     *         ],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Visit"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDriverDay: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "link": "eyJkcml2ZXIiOiJTYWxpbSJ9.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": {
                    link: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "driver": "Salim",
                     *         "date": "2026-03-04",
                     *         "now": "2026-03-04T04:15:00Z",
                     *         "closes_at": "2026-03-05T01:00:00Z",
                     *         "visits": [
                     *           {
                     *             "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *             "name": "CT-2031/1",
                     *             "state": "on_the_way",
                     *             "arrives_from": "2026-03-04T04:30:00Z",
                     *             "arrives_to": "2026-03-04T06:30:00Z",
                     *             "worker": "Akinyi",
                     *             "address": "Demo Street, Al Olaya, Riyadh",
                     *             "address_note": "The green door",
                     *             "map_link": null,
                     *             "door_contact": {
                     *               "name": "Umm Sara",
                     *               "mobile": "0500000001"
                     *             },
                     *             "coming_at": null,
                     *             "steps": [
                     *               {
                     *                 "step": "left",
                     *                 "at": "2026-03-04T04:10:00Z"
                     *               }
                     *             ],
                     *             "nobody_opens_from": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            driver: string;
                            /** Format: date */
                            date: string | null;
                            /** Format: date-time */
                            now: string | null;
                            /** Format: date-time */
                            closes_at: string | null;
                            visits: {
                                id: string;
                                name: string;
                                state: string;
                                /** Format: date-time */
                                arrives_from: string | null;
                                /** Format: date-time */
                                arrives_to: string | null;
                                worker: string | null;
                                address: string | null;
                                address_note: string | null;
                                map_link: string | null;
                                door_contact: {
                                    name: string;
                                    mobile: string;
                                } | null;
                                /** Format: date-time */
                                coming_at: string | null;
                                steps: {
                                    step: string;
                                    /** Format: date-time */
                                    at: string | null;
                                }[];
                                /** Format: date-time */
                                nobody_opens_from: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["DriverLinkClosedOrDriverLinkInvalidOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportVisitStep: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "link": "eyJkcml2ZXIiOiJTYWxpbSJ9.c2lnbmF0dXJl",
                 *       "id": "2b7c1d0e-6f5a-4b3c-9d8e-7f6a5b4c3d2e",
                 *       "visit": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                 *       "step": "left",
                 *       "at": "2026-03-04T04:10:00Z"
                 *     }
                 */
                "application/json": {
                    link: string;
                    /** Format: uuid */
                    id: string;
                    visit: string;
                    /** @enum {string} */
                    step: "left" | "at_door" | "nobody_opens" | "inside" | "done";
                    /** Format: date-time */
                    at: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "driver": "Salim",
                     *         "date": "2026-03-04",
                     *         "now": "2026-03-04T04:15:00Z",
                     *         "closes_at": "2026-03-05T01:00:00Z",
                     *         "visits": [
                     *           {
                     *             "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *             "name": "CT-2031/1",
                     *             "state": "on_the_way",
                     *             "arrives_from": "2026-03-04T04:30:00Z",
                     *             "arrives_to": "2026-03-04T06:30:00Z",
                     *             "worker": "Akinyi",
                     *             "address": "Demo Street, Al Olaya, Riyadh",
                     *             "address_note": "The green door",
                     *             "map_link": null,
                     *             "door_contact": {
                     *               "name": "Umm Sara",
                     *               "mobile": "0500000001"
                     *             },
                     *             "coming_at": null,
                     *             "steps": [
                     *               {
                     *                 "step": "left",
                     *                 "at": "2026-03-04T04:10:00Z"
                     *               }
                     *             ],
                     *             "nobody_opens_from": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            driver: string;
                            /** Format: date */
                            date: string | null;
                            /** Format: date-time */
                            now: string | null;
                            /** Format: date-time */
                            closes_at: string | null;
                            visits: {
                                id: string;
                                name: string;
                                state: string;
                                /** Format: date-time */
                                arrives_from: string | null;
                                /** Format: date-time */
                                arrives_to: string | null;
                                worker: string | null;
                                address: string | null;
                                address_note: string | null;
                                map_link: string | null;
                                door_contact: {
                                    name: string;
                                    mobile: string;
                                } | null;
                                /** Format: date-time */
                                coming_at: string | null;
                                steps: {
                                    step: string;
                                    /** Format: date-time */
                                    at: string | null;
                                }[];
                                /** Format: date-time */
                                nobody_opens_from: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DriverStillWaitingOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["DriverLinkClosedOrDriverLinkInvalidOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    followNotices: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream; each event carries this record as JSON in its data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPushSettings: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "public_key": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                     *         "endpoints": [
                     *           "https://fcm.googleapis.com/fcm/send/aBcD"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            public_key: string | null;
                            endpoints: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/aBcD",
                 *       "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                 *       "auth": "BTBZMqHH6r4Tts7J_aSIgg"
                 *     }
                 */
                "application/json": {
                    endpoint: string;
                    p256dh: string;
                    auth: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNoticeChoices: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "topic": "visits",
                     *           "label": "Visit reminders and changes",
                     *           "channels": [
                     *             {
                     *               "channel": "mail",
                     *               "wanted": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["NoticeTopic"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNoticeChoices: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topic": "visits",
                 *       "channel": "mail",
                 *       "wanted": false
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    topic: "orders" | "visits" | "requests" | "billing" | "contracts" | "offers" | "security";
                    /** @enum {string} */
                    channel: "portal" | "mail" | "text" | "whatsapp" | "push";
                    wanted: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                limit?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "e5f6a7b8-c9d0-4e1f-8a2b-3c4d5e6f7081",
                     *           "kind": "visit_tomorrow",
                     *           "topic": "visits",
                     *           "title": "Your visit is tomorrow",
                     *           "text": "We’ll arrive on Monday 12 October 2026, between 8:00 and 9:30 am.",
                     *           "path": "/PersonalProfileLayout/Visits",
                     *           "at": "2026-10-11T15:00:00Z",
                     *           "read": false
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       },
                     *       "unread": 1
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Notice"][];
                        pagination: components["schemas"]["Pagination"];
                        unread: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNoticesAsRead: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "e5f6a7b8-c9d0-4e1f-8a2b-3c4d5e6f7081"
                 *     }
                 */
                "application/json": {
                    id?: number | string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/aBcD"
                 *     }
                 */
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCards: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "c1",
                     *           "brand": "mada",
                     *           "last4": "4242",
                     *           "holder_name": "DEMO CUSTOMER",
                     *           "exp_month": 12,
                     *           "exp_year": 2029,
                     *           "is_expired": false,
                     *           "one_use": false
                     *         }
                     *       ],
                     *       "added_when_paying": false
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Card"][];
                        added_when_paying: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "tok_sandbox",
                 *       "holder_name": "DEMO CUSTOMER",
                 *       "save": true
                 *     }
                 */
                "application/json": {
                    token: string;
                    holder_name: string;
                    save: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "c1",
                     *         "brand": "mada",
                     *         "last4": "4242",
                     *         "holder_name": "DEMO CUSTOMER",
                     *         "exp_month": 12,
                     *         "exp_year": 2029,
                     *         "is_expired": false,
                     *         "one_use": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Card"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["CardTokenUnknownOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimVoucher: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "FIRST25"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "a1b2c3d4-e5f6-4789-8abc-def012345678",
                     *         "code": "POINTS-7Q2K",
                     *         "name": "50 SAR off",
                     *         "terms": "Once, on the value of the service before tax.",
                     *         "percent": null,
                     *         "amount": 50,
                     *         "max_discount": null,
                     *         "services": [
                     *           "hourly",
                     *           "resident"
                     *         ],
                     *         "first_order_only": false,
                     *         "valid_until": "2026-12-31",
                     *         "state": "active",
                     *         "uses_left": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Voucher"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["IdempotencyInProgressOrVoucherAlreadyAddedOrVoucherExpiredOrVoucherNotApplicableOrVoucherUnknownOrVoucherUsed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCard: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example c1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRewards: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "points": 230,
                     *         "worth": 100,
                     *         "points_per_block": 100,
                     *         "discount_per_block": 50,
                     *         "earn_points": 1,
                     *         "earn_per": 20,
                     *         "tier": "silver",
                     *         "tier_label": "Silver",
                     *         "cashback_percent": 0.5,
                     *         "spent": 2450,
                     *         "next_tier": {
                     *           "code": "gold",
                     *           "label": "Gold",
                     *           "missing": 3550
                     *         },
                     *         "tiers": [
                     *           {
                     *             "code": "bronze",
                     *             "from": 0,
                     *             "bonus": 0,
                     *             "cashback_percent": 0
                     *           },
                     *           {
                     *             "code": "silver",
                     *             "from": 2000,
                     *             "bonus": 25,
                     *             "cashback_percent": 0.5
                     *           },
                     *           {
                     *             "code": "gold",
                     *             "from": 6000,
                     *             "bonus": 50,
                     *             "cashback_percent": 1
                     *           },
                     *           {
                     *             "code": "diamond",
                     *             "from": 20000,
                     *             "bonus": 100,
                     *             "cashback_percent": 2
                     *           }
                     *         ],
                     *         "entries": [
                     *           {
                     *             "id": "p1",
                     *             "kind": "points_earned",
                     *             "label": "Visit CT-2031/1",
                     *             "points": 4,
                     *             "at": "2026-03-04T11:00:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Rewards"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "balance": 120,
                     *         "frozen": 40,
                     *         "holds": [
                     *           {
                     *             "id": "h1",
                     *             "amount": 40,
                     *             "label": "Refund being reviewed",
                     *             "until": null
                     *           }
                     *         ],
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Wallet"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVouchers: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "a1b2c3d4-e5f6-4789-8abc-def012345678",
                     *           "code": "POINTS-7Q2K",
                     *           "name": "50 SAR off",
                     *           "terms": "Once, on the value of the service before tax.",
                     *           "percent": null,
                     *           "amount": 50,
                     *           "max_discount": null,
                     *           "services": [
                     *             "hourly",
                     *             "resident"
                     *           ],
                     *           "first_order_only": false,
                     *           "valid_until": "2026-12-31",
                     *           "state": "active",
                     *           "uses_left": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Voucher"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWalletEntries: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                limit?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "e1",
                     *           "kind": "cashback",
                     *           "label": "Cashback of SK-1042",
                     *           "amount": 0.5,
                     *           "balance_after": 120,
                     *           "note": null,
                     *           "at": "2026-03-04T11:00:00Z",
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["WalletEntry"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemPoints: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "blocks": 1
                 *     }
                 */
                "application/json": {
                    blocks: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "a1b2c3d4-e5f6-4789-8abc-def012345678",
                     *         "code": "POINTS-7Q2K",
                     *         "name": "50 SAR off",
                     *         "terms": "Once, on the value of the service before tax.",
                     *         "percent": null,
                     *         "amount": 50,
                     *         "max_discount": null,
                     *         "services": [
                     *           "hourly",
                     *           "resident"
                     *         ],
                     *         "first_order_only": false,
                     *         "valid_until": "2026-12-31",
                     *         "state": "active",
                     *         "uses_left": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Voucher"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["IdempotencyInProgressOrPointsTooFew"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Demo Customer Account",
                 *       "email": "customer@example.com",
                 *       "message": "Do you serve Arar?"
                 *     }
                 */
                "application/json": {
                    name: string;
                    email?: string;
                    phone?: string;
                    topic?: string;
                    message: string;
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "reference": "MSG-204"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            reference: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAvailabilityAlert: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan_id": 202,
                 *       "date": "2026-12-03",
                 *       "mobile": "0500000000"
                 *     }
                 */
                "application/json": {
                    plan_id?: number | string;
                    /** Format: date */
                    date?: string;
                    state_id?: number | string;
                    city_id?: number | string;
                    email?: string;
                    mobile?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "We will tell you as soon as it is available."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    purpose: "passport" | "attachment";
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "e5f6a7b8-c9d0-4e1f-8a2b-3c4d5e6f7081",
                     *         "name": "passport.pdf",
                     *         "type": "application/pdf",
                     *         "size": 8
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            type: string;
                            size: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["MobileUnproved"];
            413: components["responses"]["PayloadTooLargeOrTooManyFiles"];
            415: components["responses"]["UnsupportedMediaTypeOrUploadTypeRefused"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openCheckout: {
        parameters: {
            query?: {
                method?: "card" | "instalments";
                lang?: "ar" | "en";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                reservationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderNotPayable"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["ProviderUnavailableOrUnavailable"];
        };
    };
    settleSandboxCheckout: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                reservationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "succeed"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    outcome: "succeed" | "decline" | "abandon" | "slow" | "late_callback" | "duplicate_callback" | "lost_callback";
                    /** @enum {string} */
                    method?: "card" | "instalments";
                    /** @enum {string} */
                    lang?: "ar" | "en";
                    /** @enum {string} */
                    save_card?: "yes";
                };
            };
        };
        responses: {
            /** @description Leads on */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderNotPayable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCardToken: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "4242424242424242",
                 *       "holder_name": "DEMO CUSTOMER",
                 *       "exp_month": 12,
                 *       "exp_year": 2029,
                 *       "cvv": "123"
                 *     }
                 */
                "application/json": {
                    number: string;
                    holder_name: string;
                    exp_month: number;
                    exp_year: number;
                    cvv: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "token": "tok_sandbox",
                     *         "brand": "visa",
                     *         "last4": "4242"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            token: string;
                            brand: string;
                            last4: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CardRefusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentCallback: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example sandbox */
                provider: "sandbox" | "geidea";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                 *       "status": "paid"
                 *     }
                 */
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignatureInvalid"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsAdjustWallet: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 25,
                 *       "reason": "For the delay"
                 *     }
                 */
                "application/json": {
                    amount: number;
                    reason: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "balance": 145
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            balance: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BalanceTooLowOrIdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsAdvanceOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stage": "visa_started",
                 *       "note": "Sent to the embassy"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    stage: "submitted" | "under_review" | "awaiting_payment" | "processing" | "visa_started" | "visa_in_progress" | "visa_issued" | "travel_arrangements" | "on_the_way" | "arrived" | "received";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null,
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                            } | null;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            contract_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                state: string;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            invoice_id: components["schemas"]["Relation"] | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            partner_shipping_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date */
                            first_visit_date: string | null;
                            plan_duration: number | null;
                            salary: number | null;
                            amount_total: number | null;
                            amount_due: number | null;
                            lines: components["schemas"]["QuoteLine"][];
                            amount_tax: number | null;
                            need_delivery: boolean;
                            visit_window: string;
                            visit_count: number;
                            repeat_count: number;
                            repeat_interval_days: number;
                            visits: components["schemas"]["OrderVisit"][];
                            special: {
                                worker_type: string;
                                nationality: string;
                                worker_count: number;
                                duration: string;
                                indicative_total: number | null;
                            } | null;
                            note: string | null;
                            office_note: string | null;
                            stages: components["schemas"]["Stage"][];
                            stage: string;
                            payment_method: string;
                            payment_state: string;
                            payment_link: string | null;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                            payable: boolean;
                            terms_to_accept: string | null;
                            cancellable: boolean;
                            /** Format: date-time */
                            cancel_free_until: string | null;
                            cancellation_excluded: boolean;
                            payouts: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            }[];
                            needs_worker: boolean;
                            /** Format: date */
                            late_since: string | null;
                            /** Format: date */
                            arrival_expected_on: string | null;
                            /** Format: date */
                            arrival_latest_on: string | null;
                            arrival_asked: boolean;
                            offer: {
                                place: string;
                                /** Format: date-time */
                                at: string | null;
                                /** Format: date */
                                days_from: string | null;
                                /** Format: date-time */
                                disputable_until: string | null;
                                disputed: boolean;
                            } | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsAnswerComplaint: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "closed",
                 *       "note": "We called and apologised"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    state: "open" | "on_hold" | "closed";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70",
                     *         "name": "CM-77",
                     *         "customer_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "service_type": "Hourly service",
                     *         "complaint_state": {
                     *           "label": "Open",
                     *           "value": "open"
                     *         },
                     *         "priority": {
                     *           "label": "Medium",
                     *           "value": "medium"
                     *         },
                     *         "current_worker_name": "Akinyi",
                     *         "request_date": "2026-03-04",
                     *         "complaint_type": "delay",
                     *         "request_reason": "delay: the driver came an hour late",
                     *         "details": "The driver came an hour late",
                     *         "answer_due": "2026-03-06T09:00:00Z",
                     *         "visit_id": null,
                     *         "history": [
                     *           {
                     *             "at": "2026-03-04T09:00:00Z",
                     *             "state": {
                     *               "label": "Open",
                     *               "value": "open"
                     *             },
                     *             "note": null
                     *           }
                     *         ],
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            customer_id: components["schemas"]["Relation"] | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            service_type: string;
                            complaint_state: components["schemas"]["Label"];
                            priority: components["schemas"]["Label"];
                            current_worker_name: string;
                            /** Format: date */
                            request_date: string | null;
                            complaint_type: string;
                            request_reason: string;
                            details: string | null;
                            visit_id: components["schemas"]["Id"] | null;
                            /** Format: date-time */
                            answer_due: string | null;
                            history: {
                                /** Format: date-time */
                                at: string | null;
                                state: components["schemas"]["Label"];
                                note: string | null;
                            }[];
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsAnswerRequest: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "reject";
                    note?: string;
                    employee_id?: number;
                    family_agreed?: boolean;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *         "number": "RQ-311",
                     *         "kind": "cancellation",
                     *         "status": {
                     *           "label": "Being reviewed",
                     *           "value": "open"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "request_reason": "No reason provided",
                     *         "request_date": "2026-03-01",
                     *         "effective_date": "2026-03-01",
                     *         "resume_date": null,
                     *         "employee_id": null,
                     *         "fee": 74.25,
                     *         "refund": 222.75,
                     *         "lines": [
                     *           {
                     *             "code": "unused_service",
                     *             "label": "Unused visits",
                     *             "rule": "unused_value",
                     *             "amount": -297,
                     *             "basis": {
                     *               "count": 3,
                     *               "total": 4,
                     *               "unit": "visits",
                     *               "percent": null,
                     *               "base": null,
                     *               "hours": null,
                     *               "days": null
                     *             }
                     *           },
                     *           {
                     *             "code": "break_fee",
                     *             "label": "Contract-break fee",
                     *             "rule": "break_fee",
                     *             "amount": 74.25,
                     *             "basis": {
                     *               "count": null,
                     *               "total": null,
                     *               "unit": "",
                     *               "percent": 25,
                     *               "base": 297,
                     *               "hours": null,
                     *               "days": null
                     *             }
                     *           }
                     *         ],
                     *         "answer_due": "2026-03-03T09:12:00Z",
                     *         "answered_at": null,
                     *         "exchange_due": null,
                     *         "answer_note": null,
                     *         "payout": {
                     *           "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *           "amount": 222.75,
                     *           "to_card": 200,
                     *           "to_wallet": 22.75,
                     *           "state": "on_its_way",
                     *           "approved_at": "2026-03-01T10:00:00Z",
                     *           "sent_at": null,
                     *           "due_from": "2026-03-08",
                     *           "due_by": "2026-03-10"
                     *         },
                     *         "has_attachment": false,
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            contract_id: components["schemas"]["Relation"] | null;
                            request_reason: string;
                            /** Format: date */
                            request_date: string | null;
                            /** Format: date */
                            effective_date: string | null;
                            /** Format: date */
                            resume_date: string | null;
                            employee_id: components["schemas"]["Relation"] | null;
                            fee: number | null;
                            refund: number | null;
                            lines: {
                                code: string;
                                label: string;
                                rule: string;
                                amount: number;
                                basis: {
                                    count: number | null;
                                    total: number | null;
                                    unit: string;
                                    percent: number | null;
                                    base: number | null;
                                    hours: number | null;
                                    days: number | null;
                                } | null;
                            }[];
                            /** Format: date-time */
                            answer_due: string | null;
                            /** Format: date-time */
                            answered_at: string | null;
                            answer_note: string | null;
                            /** Format: date */
                            exchange_due: string | null;
                            payout: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            } | null;
                            has_attachment: boolean;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrNoWorkerFreeOrTransitionNotAllowedOrWorkerCityNotAcceptedOrWorkerUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsAssignWorker: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employee_id": 1001
                 *     }
                 */
                "application/json": {
                    employee_id?: number;
                    instead_of?: number;
                    reason?: string;
                    by?: string;
                    /** Format: date */
                    from?: string;
                    family_agreed?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null,
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                            } | null;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            contract_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                state: string;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            invoice_id: components["schemas"]["Relation"] | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            partner_shipping_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date */
                            first_visit_date: string | null;
                            plan_duration: number | null;
                            salary: number | null;
                            amount_total: number | null;
                            amount_due: number | null;
                            lines: components["schemas"]["QuoteLine"][];
                            amount_tax: number | null;
                            need_delivery: boolean;
                            visit_window: string;
                            visit_count: number;
                            repeat_count: number;
                            repeat_interval_days: number;
                            visits: components["schemas"]["OrderVisit"][];
                            special: {
                                worker_type: string;
                                nationality: string;
                                worker_count: number;
                                duration: string;
                                indicative_total: number | null;
                            } | null;
                            note: string | null;
                            office_note: string | null;
                            stages: components["schemas"]["Stage"][];
                            stage: string;
                            payment_method: string;
                            payment_state: string;
                            payment_link: string | null;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                            payable: boolean;
                            terms_to_accept: string | null;
                            cancellable: boolean;
                            /** Format: date-time */
                            cancel_free_until: string | null;
                            cancellation_excluded: boolean;
                            payouts: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            }[];
                            needs_worker: boolean;
                            /** Format: date */
                            late_since: string | null;
                            /** Format: date */
                            arrival_expected_on: string | null;
                            /** Format: date */
                            arrival_latest_on: string | null;
                            arrival_asked: boolean;
                            offer: {
                                place: string;
                                /** Format: date-time */
                                at: string | null;
                                /** Format: date */
                                days_from: string | null;
                                /** Format: date-time */
                                disputable_until: string | null;
                                disputed: boolean;
                            } | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrNoWorkerFreeOrTransitionNotAllowedOrWorkerCityNotAcceptedOrWorkerUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsCancelContract: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fault": "agency",
                 *       "reason": "The worker has left the country"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    fault?: "agency" | "family" | "nobody";
                    reason: string;
                    manager?: string;
                    expected_fee?: number;
                    expected_refund?: number;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *         "name": "CT-2031",
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "resident_hourly_service_state": {
                     *           "label": "Ongoing",
                     *           "value": "running"
                     *         },
                     *         "state": {
                     *           "label": "Cancelled",
                     *           "value": "cancelled"
                     *         },
                     *         "amount_total": 113.85,
                     *         "date_order": "2026-03-01",
                     *         "service_end_date": "2026-03-04",
                     *         "order_line": [
                     *           {
                     *             "id": 1,
                     *             "product_template_id": {
                     *               "id": 101,
                     *               "name": "Single morning visit"
                     *             },
                     *             "price_unit": 99
                     *           }
                     *         ],
                     *         "order_id": {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "name": "SK-1042"
                     *         },
                     *         "visit_count": 1,
                     *         "visits_done": 0,
                     *         "visit_period_id": {
                     *           "id": 1,
                     *           "name": "Morning",
                     *           "code": "morning"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "salary": null,
                     *         "days_left": 3,
                     *         "office_note": null,
                     *         "pauses_on": null,
                     *         "resumes_on": null,
                     *         "earliest_resumption": null,
                     *         "overdue_invoice": null,
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "open_request": null,
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: components["schemas"]["Relation"] | null;
                            resident_hourly_service_state: components["schemas"]["Label"];
                            state: components["schemas"]["Label"];
                            amount_total: number | null;
                            /** Format: date */
                            date_order: string | null;
                            /** Format: date */
                            service_end_date: string | null;
                            order_line: {
                                id: components["schemas"]["Id"] | null;
                                product_template_id: components["schemas"]["Relation"] | null;
                                price_unit: number | null;
                            }[];
                            order_id: components["schemas"]["Relation"] | null;
                            visit_count: number;
                            visits_done: number;
                            visit_period_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            salary: number | null;
                            days_left: number | null;
                            payment_method: string;
                            cancellation_excluded: boolean;
                            office_note: string | null;
                            /** Format: date */
                            pauses_on: string | null;
                            /** Format: date */
                            resumes_on: string | null;
                            /** Format: date */
                            earliest_resumption: string | null;
                            overdue_invoice: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                amount_due: number | null;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrInstalmentsNotCancellableOrQuoteChangedOrRequestAlreadyOpenOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsCancelOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The worker is ill"
                 *     }
                 */
                "application/json": {
                    reason: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null,
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                            } | null;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            contract_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                state: string;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            invoice_id: components["schemas"]["Relation"] | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            partner_shipping_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date */
                            first_visit_date: string | null;
                            plan_duration: number | null;
                            salary: number | null;
                            amount_total: number | null;
                            amount_due: number | null;
                            lines: components["schemas"]["QuoteLine"][];
                            amount_tax: number | null;
                            need_delivery: boolean;
                            visit_window: string;
                            visit_count: number;
                            repeat_count: number;
                            repeat_interval_days: number;
                            visits: components["schemas"]["OrderVisit"][];
                            special: {
                                worker_type: string;
                                nationality: string;
                                worker_count: number;
                                duration: string;
                                indicative_total: number | null;
                            } | null;
                            note: string | null;
                            office_note: string | null;
                            stages: components["schemas"]["Stage"][];
                            stage: string;
                            payment_method: string;
                            payment_state: string;
                            payment_link: string | null;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                            payable: boolean;
                            terms_to_accept: string | null;
                            cancellable: boolean;
                            /** Format: date-time */
                            cancel_free_until: string | null;
                            cancellation_excluded: boolean;
                            payouts: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            }[];
                            needs_worker: boolean;
                            /** Format: date */
                            late_since: string | null;
                            /** Format: date */
                            arrival_expected_on: string | null;
                            /** Format: date */
                            arrival_latest_on: string | null;
                            arrival_asked: boolean;
                            offer: {
                                place: string;
                                /** Format: date-time */
                                at: string | null;
                                /** Format: date */
                                days_from: string | null;
                                /** Format: date-time */
                                disputable_until: string | null;
                                disputed: boolean;
                            } | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsCheckPayment: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null,
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                            } | null;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            contract_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                state: string;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            invoice_id: components["schemas"]["Relation"] | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            partner_shipping_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date */
                            first_visit_date: string | null;
                            plan_duration: number | null;
                            salary: number | null;
                            amount_total: number | null;
                            amount_due: number | null;
                            lines: components["schemas"]["QuoteLine"][];
                            amount_tax: number | null;
                            need_delivery: boolean;
                            visit_window: string;
                            visit_count: number;
                            repeat_count: number;
                            repeat_interval_days: number;
                            visits: components["schemas"]["OrderVisit"][];
                            special: {
                                worker_type: string;
                                nationality: string;
                                worker_count: number;
                                duration: string;
                                indicative_total: number | null;
                            } | null;
                            note: string | null;
                            office_note: string | null;
                            stages: components["schemas"]["Stage"][];
                            stage: string;
                            payment_method: string;
                            payment_state: string;
                            payment_link: string | null;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                            payable: boolean;
                            terms_to_accept: string | null;
                            cancellable: boolean;
                            /** Format: date-time */
                            cancel_free_until: string | null;
                            cancellation_excluded: boolean;
                            payouts: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            }[];
                            needs_worker: boolean;
                            /** Format: date */
                            late_since: string | null;
                            /** Format: date */
                            arrival_expected_on: string | null;
                            /** Format: date */
                            arrival_latest_on: string | null;
                            arrival_asked: boolean;
                            offer: {
                                place: string;
                                /** Format: date-time */
                                at: string | null;
                                /** Format: date */
                                days_from: string | null;
                                /** Format: date-time */
                                disputable_until: string | null;
                                disputed: boolean;
                            } | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["ProviderUnavailableOrUnavailable"];
        };
    };
    opsDecideOffer: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "failed",
                 *       "note": "Our driver was at another house"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "made" | "failed";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null,
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                            } | null;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            contract_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                state: string;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            invoice_id: components["schemas"]["Relation"] | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            partner_shipping_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date */
                            first_visit_date: string | null;
                            plan_duration: number | null;
                            salary: number | null;
                            amount_total: number | null;
                            amount_due: number | null;
                            lines: components["schemas"]["QuoteLine"][];
                            amount_tax: number | null;
                            need_delivery: boolean;
                            visit_window: string;
                            visit_count: number;
                            repeat_count: number;
                            repeat_interval_days: number;
                            visits: components["schemas"]["OrderVisit"][];
                            special: {
                                worker_type: string;
                                nationality: string;
                                worker_count: number;
                                duration: string;
                                indicative_total: number | null;
                            } | null;
                            note: string | null;
                            office_note: string | null;
                            stages: components["schemas"]["Stage"][];
                            stage: string;
                            payment_method: string;
                            payment_state: string;
                            payment_link: string | null;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                            payable: boolean;
                            terms_to_accept: string | null;
                            cancellable: boolean;
                            /** Format: date-time */
                            cancel_free_until: string | null;
                            cancellation_excluded: boolean;
                            payouts: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            }[];
                            needs_worker: boolean;
                            /** Format: date */
                            late_since: string | null;
                            /** Format: date */
                            arrival_expected_on: string | null;
                            /** Format: date */
                            arrival_latest_on: string | null;
                            arrival_asked: boolean;
                            offer: {
                                place: string;
                                /** Format: date-time */
                                at: string | null;
                                /** Format: date */
                                days_from: string | null;
                                /** Format: date-time */
                                disputable_until: string | null;
                                disputed: boolean;
                            } | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsDecideVisit: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "made",
                 *       "note": "The driver brought her in"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "made" | "failed";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Scheduled",
                     *           "value": "scheduled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": "2026-03-02T04:30:00Z",
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": null,
                     *         "cut_short": false,
                     *         "choose_by": null,
                     *         "choice_refund": null,
                     *         "remedy": null,
                     *         "confirmation": null,
                     *         "disputable_until": null,
                     *         "decide_by": null,
                     *         "returned": null,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [
                     *           {
                     *             "step": "left",
                     *             "at": "2026-03-04T04:10:00Z"
                     *           }
                     *         ],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "failure_reason": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"] | null;
                            name: string;
                            /** Format: date */
                            first_visit_date: string | null;
                            /** Format: date */
                            visit_end_date: string | null;
                            visit_status: components["schemas"]["Label"];
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            visit_window: string;
                            /** Format: date-time */
                            arrives_from: string | null;
                            /** Format: date-time */
                            arrives_to: string | null;
                            /** Format: date-time */
                            ends_at: string | null;
                            /** Format: date-time */
                            movable_until: string | null;
                            calendar_uid: string;
                            calendar_sequence: number;
                            address: string | null;
                            fault: string | null;
                            cut_short: boolean;
                            /** Format: date-time */
                            choose_by: string | null;
                            choice_refund: number | null;
                            remedy: string | null;
                            confirmation: string | null;
                            /** Format: date-time */
                            disputable_until: string | null;
                            /** Format: date-time */
                            decide_by: string | null;
                            returned: number | null;
                            office_note: string | null;
                            driver: string | null;
                            steps: {
                                step: string;
                                /** Format: date-time */
                                at: string | null;
                            }[];
                            /** Format: date-time */
                            driver_waits_until: string | null;
                            /** Format: date-time */
                            coming_at: string | null;
                            door_contact: {
                                name: string;
                                mobile: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            failure_reason: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsEndAbsence: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example c7d8e9f0-a1b2-4c3d-8e4f-5a6b7c8d9e0f */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "2026-03-04"
                 *     }
                 */
                "application/json": {
                    /** Format: date */
                    to?: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsFlagPasswordChange: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "required": true
                 *     }
                 */
                "application/json": {
                    required: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsGrantVoucher: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "percent": 10,
                 *       "valid_until": "2026-12-31",
                 *       "name": "With our thanks"
                 *     }
                 */
                "application/json": {
                    percent?: number;
                    amount?: number;
                    /** Format: date */
                    valid_until: string;
                    name: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "code": "THANKS-10"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            code: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsIssueCharge: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Lost key",
                 *       "amount": 80
                 *     }
                 */
                "application/json": {
                    description: string;
                    amount: number;
                    taxed?: boolean;
                    /** Format: date */
                    due_date?: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *         "name": "INV-0007",
                     *         "kind": "office_charge",
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "state": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "invoice_date": "2026-03-01",
                     *         "due_date": "2026-03-08",
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "order_id": {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "name": "SK-1042"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "One morning visit"
                     *         },
                     *         "payable": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListAbsences: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example 1001 */
                worker?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "c7d8e9f0-a1b2-4c3d-8e4f-5a6b7c8d9e0f",
                     *           "employee_id": {
                     *             "id": 1001,
                     *             "name": "Akinyi"
                     *           },
                     *           "from": "2026-03-04",
                     *           "to": "2026-03-04",
                     *           "reason": "ill",
                     *           "note": null,
                     *           "touched": [
                     *             {
                     *               "employee_id": {
                     *                 "id": 1001,
                     *                 "name": "Akinyi"
                     *               },
                     *               "order_id": {
                     *                 "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *                 "name": "SK-1042"
                     *               },
                     *               "contract_id": {
                     *                 "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *                 "name": "CT-2031"
                     *               },
                     *               "visit_id": {
                     *                 "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *                 "name": "CT-2031/1"
                     *               },
                     *               "first_day": "2026-03-04",
                     *               "last_day": "2026-03-04",
                     *               "visit_window": "morning",
                     *               "partner_id": {
                     *                 "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *                 "name": "Demo Customer Account",
                     *                 "phone": "0500000000"
                     *               },
                     *               "branch_id": {
                     *                 "id": 2,
                     *                 "name": "Riyadh branch"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            employee_id: components["schemas"]["Relation"] | null;
                            /** Format: date */
                            from: string | null;
                            /** Format: date */
                            to: string | null;
                            reason: string;
                            note: string | null;
                            touched: {
                                employee_id: components["schemas"]["Relation"] | null;
                                order_id: components["schemas"]["Relation"] | null;
                                contract_id: components["schemas"]["Relation"] | null;
                                visit_id: components["schemas"]["Relation"] | null;
                                /** Format: date */
                                first_day: string | null;
                                /** Format: date */
                                last_day: string | null;
                                visit_window: string;
                                partner_id: {
                                    id: components["schemas"]["Id"] | null;
                                    name: string;
                                    phone: string;
                                } | null;
                                branch_id: components["schemas"]["Relation"] | null;
                            }[];
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListActs: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                customer?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *           "operation": "opsCancelOrder",
                     *           "record_id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "customer_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "by": "Huda",
                     *           "staff_id": "d8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a",
                     *           "from": "203.0.113.7",
                     *           "reason": "The worker has left",
                     *           "before": {
                     *             "order": "processing",
                     *             "contract": "running",
                     *             "record": "",
                     *             "invoiced": 113.85,
                     *             "credited": 0,
                     *             "unpaid": 0,
                     *             "refunded": 0,
                     *             "wallet": 0,
                     *             "vouchers": 0,
                     *             "workers": [
                     *               "Akinyi"
                     *             ]
                     *           },
                     *           "after": {
                     *             "order": "cancelled",
                     *             "contract": "cancelled",
                     *             "record": "",
                     *             "invoiced": 113.85,
                     *             "credited": 113.85,
                     *             "unpaid": 0,
                     *             "refunded": 113.85,
                     *             "wallet": 0,
                     *             "vouchers": 0,
                     *             "workers": [
                     *               "Akinyi"
                     *             ]
                     *           },
                     *           "at": "2026-03-02T09:00:00Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            operation: string;
                            record_id: string;
                            customer_id: components["schemas"]["Id"] | null;
                            by: string | null;
                            staff_id: components["schemas"]["Id"] | null;
                            from: string | null;
                            reason: string | null;
                            before: {
                                order: string;
                                contract: string;
                                record: string;
                                invoiced: number;
                                credited: number;
                                unpaid: number;
                                refunded: number;
                                wallet: number;
                                vouchers: number;
                                workers: string[];
                            } | null;
                            after: {
                                order: string;
                                contract: string;
                                record: string;
                                invoiced: number;
                                credited: number;
                                unpaid: number;
                                refunded: number;
                                wallet: number;
                                vouchers: number;
                                workers: string[];
                            } | null;
                            /** Format: date-time */
                            at: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListAvailabilityAlerts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example true */
                open?: boolean;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "a1",
                     *           "plan_id": {
                     *             "id": 202,
                     *             "name": "Live-in, 6 months"
                     *           },
                     *           "date": "2026-12-03",
                     *           "state_id": null,
                     *           "city_id": null,
                     *           "email": null,
                     *           "mobile": "0500000000",
                     *           "at": "2026-03-01T09:00:00Z",
                     *           "answered_at": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            plan_id: components["schemas"]["Relation"] | null;
                            /** Format: date */
                            date: string | null;
                            state_id: components["schemas"]["Relation"] | null;
                            city_id: components["schemas"]["Relation"] | null;
                            email: string | null;
                            mobile: string | null;
                            /** Format: date-time */
                            at: string | null;
                            /** Format: date-time */
                            answered_at: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListComplaints: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example open */
                state?: "open" | "on_hold" | "closed";
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "d4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70",
                     *           "name": "CM-77",
                     *           "customer_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "service_type": "Hourly service",
                     *           "complaint_state": {
                     *             "label": "Open",
                     *             "value": "open"
                     *           },
                     *           "priority": {
                     *             "label": "Medium",
                     *             "value": "medium"
                     *           },
                     *           "current_worker_name": "Akinyi",
                     *           "request_date": "2026-03-04",
                     *           "complaint_type": "delay",
                     *           "request_reason": "delay: the driver came an hour late",
                     *           "details": "The driver came an hour late",
                     *           "answer_due": "2026-03-06T09:00:00Z",
                     *           "visit_id": null,
                     *           "history": [
                     *             {
                     *               "at": "2026-03-04T09:00:00Z",
                     *               "state": {
                     *                 "label": "Open",
                     *                 "value": "open"
                     *               },
                     *               "note": null
                     *             }
                     *           ],
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            customer_id: components["schemas"]["Relation"] | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            service_type: string;
                            complaint_state: components["schemas"]["Label"];
                            priority: components["schemas"]["Label"];
                            current_worker_name: string;
                            /** Format: date */
                            request_date: string | null;
                            complaint_type: string;
                            request_reason: string;
                            details: string | null;
                            visit_id: components["schemas"]["Id"] | null;
                            /** Format: date-time */
                            answer_due: string | null;
                            history: {
                                /** Format: date-time */
                                at: string | null;
                                state: components["schemas"]["Label"];
                                note: string | null;
                            }[];
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListContactMessages: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "m1",
                     *           "reference": "MSG-204",
                     *           "name": "Demo Customer Account",
                     *           "email": "customer@example.com",
                     *           "phone": null,
                     *           "topic": "branches",
                     *           "message": "Do you serve Arar?",
                     *           "at": "2026-03-01T09:00:00Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            reference: string;
                            name: string;
                            email: string | null;
                            phone: string | null;
                            topic: string;
                            message: string;
                            /** Format: date-time */
                            at: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListContracts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example running */
                state?: "running" | "cancelled" | "expiring" | "defaulted" | "on_hold" | "pending_swap" | "suspended" | "finished";
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "resident_hourly_service_state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "state": {
                     *             "label": "Ongoing",
                     *             "value": "running"
                     *           },
                     *           "amount_total": 113.85,
                     *           "date_order": "2026-03-01",
                     *           "service_end_date": "2026-03-04",
                     *           "order_line": [
                     *             {
                     *               "id": 1,
                     *               "product_template_id": {
                     *                 "id": 101,
                     *                 "name": "Single morning visit"
                     *               },
                     *               "price_unit": 99
                     *             }
                     *           ],
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "visit_count": 1,
                     *           "visits_done": 0,
                     *           "visit_period_id": {
                     *             "id": 1,
                     *             "name": "Morning",
                     *             "code": "morning"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "salary": null,
                     *           "days_left": 3,
                     *           "office_note": null,
                     *           "pauses_on": null,
                     *           "resumes_on": null,
                     *           "earliest_resumption": null,
                     *           "overdue_invoice": null,
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "open_request": null,
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: components["schemas"]["Relation"] | null;
                            resident_hourly_service_state: components["schemas"]["Label"];
                            state: components["schemas"]["Label"];
                            amount_total: number | null;
                            /** Format: date */
                            date_order: string | null;
                            /** Format: date */
                            service_end_date: string | null;
                            order_line: {
                                id: components["schemas"]["Id"] | null;
                                product_template_id: components["schemas"]["Relation"] | null;
                                price_unit: number | null;
                            }[];
                            order_id: components["schemas"]["Relation"] | null;
                            visit_count: number;
                            visits_done: number;
                            visit_period_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            salary: number | null;
                            days_left: number | null;
                            payment_method: string;
                            cancellation_excluded: boolean;
                            office_note: string | null;
                            /** Format: date */
                            pauses_on: string | null;
                            /** Format: date */
                            resumes_on: string | null;
                            /** Format: date */
                            earliest_resumption: string | null;
                            overdue_invoice: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                amount_due: number | null;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListCustomers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example 1012345672 */
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "login": "1012345672",
                     *           "mobile": "+966500000000",
                     *           "contact_phone": null,
                     *           "must_change_password": false,
                     *           "created_at": "2026-01-01T09:00:00Z",
                     *           "privacy_version": "2026-02",
                     *           "privacy_seen_at": "2026-01-01T09:00:00Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            login: string;
                            mobile: string | null;
                            contact_phone: string | null;
                            must_change_password: boolean;
                            /** Format: date-time */
                            created_at: string | null;
                            privacy_version: string | null;
                            /** Format: date-time */
                            privacy_seen_at: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListFreeWorkers: {
        parameters: {
            query?: {
                /** @example 2026-03-04 */
                from?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "partner_name": "Akinyi",
                     *           "age": 29,
                     *           "gender": "f",
                     *           "nationality_id": {
                     *             "id": 1,
                     *             "name": "Kenyan",
                     *             "code": "KE"
                     *           },
                     *           "nationality": "Kenyan",
                     *           "job_ids": [
                     *             1
                     *           ],
                     *           "job_code": "housemaid",
                     *           "employee_skill_ids": [
                     *             {
                     *               "skill_id": {
                     *                 "id": 1,
                     *                 "name": "Cleaning",
                     *                 "code": "cleaning"
                     *               },
                     *               "skill_level_id": {
                     *                 "id": 4,
                     *                 "name": "Expert"
                     *               }
                     *             }
                     *           ],
                     *           "experience": "4 years",
                     *           "experience_years": 4,
                     *           "location": "Riyadh",
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           },
                     *           "city_id": {
                     *             "id": 2,
                     *             "name": "Riyadh"
                     *           },
                     *           "nearness": "city",
                     *           "kind": "employee",
                     *           "about": "Four years with a family in Riyadh.",
                     *           "image_url": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Worker"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListFreeWorkersOfVisit: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "partner_name": "Akinyi",
                     *           "age": 29,
                     *           "gender": "f",
                     *           "nationality_id": {
                     *             "id": 1,
                     *             "name": "Kenyan",
                     *             "code": "KE"
                     *           },
                     *           "nationality": "Kenyan",
                     *           "job_ids": [
                     *             1
                     *           ],
                     *           "job_code": "housemaid",
                     *           "employee_skill_ids": [
                     *             {
                     *               "skill_id": {
                     *                 "id": 1,
                     *                 "name": "Cleaning",
                     *                 "code": "cleaning"
                     *               },
                     *               "skill_level_id": {
                     *                 "id": 4,
                     *                 "name": "Expert"
                     *               }
                     *             }
                     *           ],
                     *           "experience": "4 years",
                     *           "experience_years": 4,
                     *           "location": "Riyadh",
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           },
                     *           "city_id": {
                     *             "id": 2,
                     *             "name": "Riyadh"
                     *           },
                     *           "nearness": "city",
                     *           "kind": "employee",
                     *           "about": "Four years with a family in Riyadh.",
                     *           "image_url": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Worker"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListNotices: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                customer?: string;
                /** @example true */
                failed?: boolean;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "n1",
                     *           "kind": "order_paid",
                     *           "customer_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "about": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "at": "2026-03-02T09:00:00Z",
                     *           "read_at": null,
                     *           "deliveries": [
                     *             {
                     *               "id": "m1",
                     *               "kind": "notice_mail",
                     *               "attempts": 8,
                     *               "dead": true,
                     *               "next_at": "2026-03-02T10:00:00Z",
                     *               "error": "Error ECONNREFUSED",
                     *               "sent_at": null
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            kind: string;
                            customer_id: components["schemas"]["Id"];
                            about: string;
                            /** Format: date-time */
                            at: string | null;
                            /** Format: date-time */
                            read_at: string | null;
                            deliveries: {
                                id: components["schemas"]["Id"];
                                kind: string;
                                attempts: number;
                                dead: boolean;
                                /** Format: date-time */
                                next_at: string | null;
                                error: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                            }[];
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListOrders: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example draft */
                status?: "draft" | "pending_payment" | "paid" | "processing" | "active" | "completed" | "cancelled" | "expired";
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "number": "SK-1042",
                     *           "kind": "hourly",
                     *           "status": {
                     *             "label": "Paid",
                     *             "value": "paid"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "plan_id": {
                     *             "id": 101,
                     *             "name": "Single morning visit"
                     *           },
                     *           "nationality_id": {
                     *             "id": 1,
                     *             "name": "Kenyan",
                     *             "code": "KE"
                     *           },
                     *           "employee_id": {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           },
                     *           "employee_ids": [
                     *             {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             }
                     *           ],
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031",
                     *             "state": "running"
                     *           },
                     *           "open_request": null,
                     *           "invoice_id": {
                     *             "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *             "name": "INV-0007"
                     *           },
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           },
                     *           "partner_shipping_id": {
                     *             "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *             "name": "Home"
                     *           },
                     *           "created_at": "2026-03-01T09:12:00Z",
                     *           "first_visit_date": "2026-03-04",
                     *           "plan_duration": 1,
                     *           "salary": null,
                     *           "amount_total": 113.85,
                     *           "amount_due": 0,
                     *           "lines": [
                     *             {
                     *               "code": "service",
                     *               "label": "Service",
                     *               "rule": "",
                     *               "amount": 99
                     *             },
                     *             {
                     *               "code": "tax",
                     *               "label": "VAT 15%",
                     *               "rule": "",
                     *               "amount": 14.85
                     *             }
                     *           ],
                     *           "amount_tax": 14.85,
                     *           "need_delivery": false,
                     *           "visit_window": "morning",
                     *           "visit_count": 1,
                     *           "repeat_count": 1,
                     *           "repeat_interval_days": 0,
                     *           "visits": [
                     *             {
                     *               "date": "2026-03-04",
                     *               "period": "morning",
                     *               "arrive_from": "07:30",
                     *               "arrive_to": "09:30",
                     *               "visit_status": {
                     *                 "label": "Scheduled",
                     *                 "value": "scheduled"
                     *               },
                     *               "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *               "calendar_sequence": 0
                     *             }
                     *           ],
                     *           "special": null,
                     *           "note": null,
                     *           "office_note": null,
                     *           "stages": [
                     *             {
                     *               "code": "submitted",
                     *               "label": "Request submitted",
                     *               "at": "2026-03-01T09:12:00Z",
                     *               "note": null
                     *             },
                     *             {
                     *               "code": "processing",
                     *               "label": "In progress",
                     *               "at": null,
                     *               "note": null
                     *             }
                     *           ],
                     *           "stage": "submitted",
                     *           "payment_method": "card",
                     *           "cancellation_excluded": false,
                     *           "payment_state": "paid",
                     *           "payment_link": null,
                     *           "hold_expires_at": null,
                     *           "payable": false,
                     *           "terms_to_accept": null,
                     *           "cancellable": false,
                     *           "cancel_free_until": "2026-03-02T04:30:00Z",
                     *           "payouts": [
                     *             {
                     *               "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *               "amount": 222.75,
                     *               "to_card": 200,
                     *               "to_wallet": 22.75,
                     *               "state": "on_its_way",
                     *               "approved_at": "2026-03-01T10:00:00Z",
                     *               "sent_at": null,
                     *               "due_from": "2026-03-08",
                     *               "due_by": "2026-03-10"
                     *             }
                     *           ],
                     *           "needs_worker": false,
                     *           "late_since": null,
                     *           "arrival_expected_on": null,
                     *           "arrival_latest_on": null,
                     *           "arrival_asked": false,
                     *           "offer": null,
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                            } | null;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            contract_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                state: string;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            invoice_id: components["schemas"]["Relation"] | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            partner_shipping_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date */
                            first_visit_date: string | null;
                            plan_duration: number | null;
                            salary: number | null;
                            amount_total: number | null;
                            amount_due: number | null;
                            lines: components["schemas"]["QuoteLine"][];
                            amount_tax: number | null;
                            need_delivery: boolean;
                            visit_window: string;
                            visit_count: number;
                            repeat_count: number;
                            repeat_interval_days: number;
                            visits: components["schemas"]["OrderVisit"][];
                            special: {
                                worker_type: string;
                                nationality: string;
                                worker_count: number;
                                duration: string;
                                indicative_total: number | null;
                            } | null;
                            note: string | null;
                            office_note: string | null;
                            stages: components["schemas"]["Stage"][];
                            stage: string;
                            payment_method: string;
                            payment_state: string;
                            payment_link: string | null;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                            payable: boolean;
                            terms_to_accept: string | null;
                            cancellable: boolean;
                            /** Format: date-time */
                            cancel_free_until: string | null;
                            cancellation_excluded: boolean;
                            payouts: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            }[];
                            needs_worker: boolean;
                            /** Format: date */
                            late_since: string | null;
                            /** Format: date */
                            arrival_expected_on: string | null;
                            /** Format: date */
                            arrival_latest_on: string | null;
                            arrival_asked: boolean;
                            offer: {
                                place: string;
                                /** Format: date-time */
                                at: string | null;
                                /** Format: date */
                                days_from: string | null;
                                /** Format: date-time */
                                disputable_until: string | null;
                                disputed: boolean;
                            } | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListOutbox: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example true */
                dead?: boolean;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "o1",
                     *           "kind": "mail",
                     *           "attempts": 5,
                     *           "dead": true,
                     *           "next_at": null,
                     *           "error": "no route to the mail server"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            kind: string;
                            attempts: number;
                            dead: boolean;
                            /** Format: date-time */
                            next_at: string | null;
                            error: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListRefunds: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example pending */
                state?: "pending" | "sending" | "unclear" | "sent" | "failed";
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           },
                     *           "id": "f6a7b8c9-d0e1-4f2a-9b3c-4d5e6f708192",
                     *           "amount": 222.75,
                     *           "state": "pending",
                     *           "reason": "Cancellation RQ-311",
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "due": "2026-03-10T09:00:00Z",
                     *           "note": null,
                     *           "payment_ref": "4b1f6c0e-9a53-4a55-8d0a-08dd1f2c3b4a"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            amount: number;
                            state: string;
                            reason: string;
                            order_id: components["schemas"]["Relation"] | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            due: string | null;
                            note: string | null;
                            payment_ref: string | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListRequests: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example open */
                status?: "open" | "approved" | "rejected" | "withdrawn" | "completed";
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *           "number": "RQ-311",
                     *           "kind": "cancellation",
                     *           "status": {
                     *             "label": "Being reviewed",
                     *             "value": "open"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "request_reason": "No reason provided",
                     *           "request_date": "2026-03-01",
                     *           "effective_date": "2026-03-01",
                     *           "resume_date": null,
                     *           "employee_id": null,
                     *           "fee": 74.25,
                     *           "refund": 222.75,
                     *           "lines": [
                     *             {
                     *               "code": "unused_service",
                     *               "label": "Unused visits",
                     *               "rule": "unused_value",
                     *               "amount": -297,
                     *               "basis": {
                     *                 "count": 3,
                     *                 "total": 4,
                     *                 "unit": "visits",
                     *                 "percent": null,
                     *                 "base": null,
                     *                 "hours": null,
                     *                 "days": null
                     *               }
                     *             },
                     *             {
                     *               "code": "break_fee",
                     *               "label": "Contract-break fee",
                     *               "rule": "break_fee",
                     *               "amount": 74.25,
                     *               "basis": {
                     *                 "count": null,
                     *                 "total": null,
                     *                 "unit": "",
                     *                 "percent": 25,
                     *                 "base": 297,
                     *                 "hours": null,
                     *                 "days": null
                     *               }
                     *             }
                     *           ],
                     *           "answer_due": "2026-03-03T09:12:00Z",
                     *           "answered_at": null,
                     *           "exchange_due": null,
                     *           "answer_note": null,
                     *           "payout": {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           },
                     *           "has_attachment": false,
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            contract_id: components["schemas"]["Relation"] | null;
                            request_reason: string;
                            /** Format: date */
                            request_date: string | null;
                            /** Format: date */
                            effective_date: string | null;
                            /** Format: date */
                            resume_date: string | null;
                            employee_id: components["schemas"]["Relation"] | null;
                            fee: number | null;
                            refund: number | null;
                            lines: {
                                code: string;
                                label: string;
                                rule: string;
                                amount: number;
                                basis: {
                                    count: number | null;
                                    total: number | null;
                                    unit: string;
                                    percent: number | null;
                                    base: number | null;
                                    hours: number | null;
                                    days: number | null;
                                } | null;
                            }[];
                            /** Format: date-time */
                            answer_due: string | null;
                            /** Format: date-time */
                            answered_at: string | null;
                            answer_note: string | null;
                            /** Format: date */
                            exchange_due: string | null;
                            payout: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            } | null;
                            has_attachment: boolean;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListUnconfirmedVisits: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                asked?: "yes" | "no";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *           "name": "CT-2031/1",
                     *           "first_visit_date": "2026-03-04",
                     *           "visit_end_date": "2026-03-04",
                     *           "visit_status": {
                     *             "label": "Scheduled",
                     *             "value": "scheduled"
                     *           },
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "employee_id": {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           },
                     *           "visit_window": "morning",
                     *           "arrives_from": "2026-03-04T04:30:00Z",
                     *           "arrives_to": "2026-03-04T06:30:00Z",
                     *           "ends_at": "2026-03-04T10:30:00Z",
                     *           "movable_until": "2026-03-02T04:30:00Z",
                     *           "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *           "calendar_sequence": 0,
                     *           "address": "Demo Street, Al Olaya, Riyadh",
                     *           "fault": null,
                     *           "cut_short": false,
                     *           "choose_by": null,
                     *           "choice_refund": null,
                     *           "remedy": null,
                     *           "confirmation": "claimed",
                     *           "disputable_until": null,
                     *           "decide_by": "2026-03-06T15:00:00Z",
                     *           "returned": null,
                     *           "office_note": null,
                     *           "driver": "Salim",
                     *           "steps": [
                     *             {
                     *               "step": "left",
                     *               "at": "2026-03-04T04:10:00Z"
                     *             }
                     *           ],
                     *           "driver_waits_until": null,
                     *           "coming_at": null,
                     *           "door_contact": {
                     *             "name": "Umm Sara",
                     *             "mobile": "0500000001"
                     *           },
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           },
                     *           "failure_reason": null,
                     *           "days": 1,
                     *           "at_stake": 113.85,
                     *           "needs_person": false
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"] | null;
                            name: string;
                            /** Format: date */
                            first_visit_date: string | null;
                            /** Format: date */
                            visit_end_date: string | null;
                            visit_status: components["schemas"]["Label"];
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            visit_window: string;
                            /** Format: date-time */
                            arrives_from: string | null;
                            /** Format: date-time */
                            arrives_to: string | null;
                            /** Format: date-time */
                            ends_at: string | null;
                            /** Format: date-time */
                            movable_until: string | null;
                            calendar_uid: string;
                            calendar_sequence: number;
                            address: string | null;
                            fault: string | null;
                            cut_short: boolean;
                            /** Format: date-time */
                            choose_by: string | null;
                            choice_refund: number | null;
                            remedy: string | null;
                            confirmation: string | null;
                            /** Format: date-time */
                            disputable_until: string | null;
                            /** Format: date-time */
                            decide_by: string | null;
                            returned: number | null;
                            office_note: string | null;
                            driver: string | null;
                            steps: {
                                step: string;
                                /** Format: date-time */
                                at: string | null;
                            }[];
                            /** Format: date-time */
                            driver_waits_until: string | null;
                            /** Format: date-time */
                            coming_at: string | null;
                            door_contact: {
                                name: string;
                                mobile: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            failure_reason: string | null;
                            days: number;
                            at_stake: number;
                            needs_person: boolean;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListUploadViews: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                customer?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "paper_id": "e5f6a7b8-c9d0-4e1f-8a2b-3c4d5e6f7081",
                     *           "purpose": "passport",
                     *           "customer_id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "by": "Huda",
                     *           "reason": "Visa of SK-1042",
                     *           "at": "2026-03-02T09:00:00Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            paper_id: components["schemas"]["Id"];
                            purpose: string;
                            customer_id: components["schemas"]["Id"];
                            by: string;
                            reason: string | null;
                            /** Format: date-time */
                            at: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListUploads: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example 0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44 */
                customer?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "e5f6a7b8-c9d0-4e1f-8a2b-3c4d5e6f7081",
                     *           "purpose": "passport",
                     *           "type": "application/pdf",
                     *           "size": 8,
                     *           "customer_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account"
                     *           },
                     *           "used_by": "SK-1042",
                     *           "created_at": "2026-03-01T09:00:00Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            purpose: string;
                            type: string;
                            size: number;
                            customer_id: components["schemas"]["Relation"] | null;
                            used_by: string | null;
                            /** Format: date-time */
                            created_at: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListVisits: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example 2026-03-04 */
                date?: string;
                contract?: string;
                worker?: number;
                state?: "scheduled" | "on_the_way" | "in_progress" | "done" | "missed" | "cancelled" | "moved";
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *           "name": "CT-2031/1",
                     *           "first_visit_date": "2026-03-04",
                     *           "visit_end_date": "2026-03-04",
                     *           "visit_status": {
                     *             "label": "Cancelled",
                     *             "value": "cancelled"
                     *           },
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "service_id": {
                     *             "id": 1,
                     *             "name": "Hourly service",
                     *             "code": "hourly"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "employee_id": {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           },
                     *           "visit_window": "morning",
                     *           "arrives_from": "2026-03-04T04:30:00Z",
                     *           "arrives_to": "2026-03-04T06:30:00Z",
                     *           "ends_at": "2026-03-04T10:30:00Z",
                     *           "movable_until": null,
                     *           "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *           "calendar_sequence": 0,
                     *           "address": "Demo Street, Al Olaya, Riyadh",
                     *           "fault": "agency",
                     *           "cut_short": false,
                     *           "choose_by": "2026-03-07T04:30:00Z",
                     *           "choice_refund": 113.85,
                     *           "remedy": null,
                     *           "confirmation": null,
                     *           "disputable_until": null,
                     *           "decide_by": null,
                     *           "returned": null,
                     *           "office_note": null,
                     *           "driver": "Salim",
                     *           "steps": [],
                     *           "driver_waits_until": null,
                     *           "coming_at": null,
                     *           "door_contact": {
                     *             "name": "Umm Sara",
                     *             "mobile": "0500000001"
                     *           },
                     *           "failure_reason": "worker_ill",
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"] | null;
                            name: string;
                            /** Format: date */
                            first_visit_date: string | null;
                            /** Format: date */
                            visit_end_date: string | null;
                            visit_status: components["schemas"]["Label"];
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            visit_window: string;
                            /** Format: date-time */
                            arrives_from: string | null;
                            /** Format: date-time */
                            arrives_to: string | null;
                            /** Format: date-time */
                            ends_at: string | null;
                            /** Format: date-time */
                            movable_until: string | null;
                            calendar_uid: string;
                            calendar_sequence: number;
                            address: string | null;
                            fault: string | null;
                            cut_short: boolean;
                            /** Format: date-time */
                            choose_by: string | null;
                            choice_refund: number | null;
                            remedy: string | null;
                            confirmation: string | null;
                            /** Format: date-time */
                            disputable_until: string | null;
                            /** Format: date-time */
                            decide_by: string | null;
                            returned: number | null;
                            office_note: string | null;
                            driver: string | null;
                            steps: {
                                step: string;
                                /** Format: date-time */
                                at: string | null;
                            }[];
                            /** Format: date-time */
                            driver_waits_until: string | null;
                            /** Format: date-time */
                            coming_at: string | null;
                            door_contact: {
                                name: string;
                                mobile: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            failure_reason: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsMakeDriverLink: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "driver": "Salim",
                 *       "date": "2026-03-04",
                 *       "branch": "riyadh"
                 *     }
                 */
                "application/json": {
                    driver: string;
                    /** Format: date */
                    date: string;
                    branch?: string;
                    visits?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "link": "https://agency.example/Driver#eyJkcml2ZXIiOiJTYWxpbSJ9.c2lnbmF0dXJl",
                     *         "opens_at": "2026-03-03T21:00:00Z",
                     *         "closes_at": "2026-03-05T01:00:00Z",
                     *         "visits": [
                     *           {
                     *             "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *             "name": "CT-2031/1",
                     *             "first_visit_date": "2026-03-04",
                     *             "visit_end_date": "2026-03-04",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "partner_id": {
                     *               "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *               "name": "Demo Customer Account"
                     *             },
                     *             "service_id": {
                     *               "id": 1,
                     *               "name": "Hourly service",
                     *               "code": "hourly"
                     *             },
                     *             "contract_id": {
                     *               "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *               "name": "CT-2031"
                     *             },
                     *             "employee_id": {
                     *               "id": 1001,
                     *               "name": "Akinyi",
                     *               "gender": "f",
                     *               "nationality_code": "KE",
                     *               "job_code": "housemaid"
                     *             },
                     *             "visit_window": "morning",
                     *             "arrives_from": "2026-03-04T04:30:00Z",
                     *             "arrives_to": "2026-03-04T06:30:00Z",
                     *             "ends_at": "2026-03-04T10:30:00Z",
                     *             "movable_until": "2026-03-02T04:30:00Z",
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0,
                     *             "address": "Demo Street, Al Olaya, Riyadh",
                     *             "fault": null,
                     *             "cut_short": false,
                     *             "choose_by": null,
                     *             "choice_refund": null,
                     *             "remedy": null,
                     *             "confirmation": null,
                     *             "disputable_until": null,
                     *             "decide_by": null,
                     *             "returned": null,
                     *             "office_note": null,
                     *             "driver": "Salim",
                     *             "steps": [
                     *               {
                     *                 "step": "left",
                     *                 "at": "2026-03-04T04:10:00Z"
                     *               }
                     *             ],
                     *             "driver_waits_until": null,
                     *             "coming_at": null,
                     *             "door_contact": {
                     *               "name": "Umm Sara",
                     *               "mobile": "0500000001"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            link: string;
                            /** Format: date-time */
                            opens_at: string | null;
                            /** Format: date-time */
                            closes_at: string | null;
                            visits: components["schemas"]["Visit"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsMarkRefund: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example f6a7b8c9-d0e1-4f2a-9b3c-4d5e6f708192 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "sent"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    state: "sent" | "failed" | "pending";
                    note?: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "id": "f6a7b8c9-d0e1-4f2a-9b3c-4d5e6f708192",
                     *         "amount": 222.75,
                     *         "state": "sent",
                     *         "reason": "Cancellation RQ-311",
                     *         "order_id": {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "name": "SK-1042"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "due": "2026-03-10T09:00:00Z",
                     *         "note": null,
                     *         "payment_ref": "4b1f6c0e-9a53-4a55-8d0a-08dd1f2c3b4a"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            amount: number;
                            state: string;
                            reason: string;
                            order_id: components["schemas"]["Relation"] | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            due: string | null;
                            note: string | null;
                            payment_ref: string | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsOfferWorker: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "place": "door"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    place: "door" | "branch";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null,
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                            } | null;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            contract_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                state: string;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            invoice_id: components["schemas"]["Relation"] | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            partner_shipping_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date */
                            first_visit_date: string | null;
                            plan_duration: number | null;
                            salary: number | null;
                            amount_total: number | null;
                            amount_due: number | null;
                            lines: components["schemas"]["QuoteLine"][];
                            amount_tax: number | null;
                            need_delivery: boolean;
                            visit_window: string;
                            visit_count: number;
                            repeat_count: number;
                            repeat_interval_days: number;
                            visits: components["schemas"]["OrderVisit"][];
                            special: {
                                worker_type: string;
                                nationality: string;
                                worker_count: number;
                                duration: string;
                                indicative_total: number | null;
                            } | null;
                            note: string | null;
                            office_note: string | null;
                            stages: components["schemas"]["Stage"][];
                            stage: string;
                            payment_method: string;
                            payment_state: string;
                            payment_link: string | null;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                            payable: boolean;
                            terms_to_accept: string | null;
                            cancellable: boolean;
                            /** Format: date-time */
                            cancel_free_until: string | null;
                            cancellation_excluded: boolean;
                            payouts: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            }[];
                            needs_worker: boolean;
                            /** Format: date */
                            late_since: string | null;
                            /** Format: date */
                            arrival_expected_on: string | null;
                            /** Format: date */
                            arrival_latest_on: string | null;
                            arrival_asked: boolean;
                            offer: {
                                place: string;
                                /** Format: date-time */
                                at: string | null;
                                /** Format: date */
                                days_from: string | null;
                                /** Format: date-time */
                                disputable_until: string | null;
                                disputed: boolean;
                            } | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsOpenUpload: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example e5f6a7b8-c9d0-4e1f-8a2b-3c4d5e6f7081 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "by": "Huda",
                 *       "reason": "Visa of SK-1042"
                 *     }
                 */
                "application/json": {
                    by?: string;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "e5f6a7b8-c9d0-4e1f-8a2b-3c4d5e6f7081",
                     *         "purpose": "passport",
                     *         "type": "application/pdf",
                     *         "content": "JVBERi0xLjc="
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            purpose: string;
                            type: string;
                            content: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsPreviewAbsence: {
        parameters: {
            query: {
                /** @example 2026-03-04 */
                from: string;
                /** @example 2026-03-04 */
                to: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1001 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "employee_id": {
                     *             "id": 1001,
                     *             "name": "Akinyi"
                     *           },
                     *           "order_id": {
                     *             "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *             "name": "SK-1042"
                     *           },
                     *           "contract_id": {
                     *             "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *             "name": "CT-2031"
                     *           },
                     *           "visit_id": {
                     *             "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *             "name": "CT-2031/1"
                     *           },
                     *           "first_day": "2026-03-04",
                     *           "last_day": "2026-03-04",
                     *           "visit_window": "morning",
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            employee_id: components["schemas"]["Relation"] | null;
                            order_id: components["schemas"]["Relation"] | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            visit_id: components["schemas"]["Relation"] | null;
                            /** Format: date */
                            first_day: string | null;
                            /** Format: date */
                            last_day: string | null;
                            visit_window: string;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsPreviewAct: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation": "opsCancelOrder",
                 *       "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                 *       "body": {
                 *         "reason": "The worker has left"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    operation: "opsAssignWorker" | "opsReassignVisit" | "opsPriceOrder" | "opsCancelOrder" | "opsSetContractState" | "opsCancelContract" | "opsIssueCharge" | "opsVoidCharge" | "opsAnswerRequest" | "opsMarkRefund" | "opsAdjustWallet" | "opsGrantVoucher";
                    id: number | string;
                    body: {
                        employee_id?: number;
                        instead_of?: number;
                        reason?: string;
                        by?: string;
                        /** Format: date */
                        from?: string;
                        family_agreed?: boolean;
                    } | {
                        employee_id?: number;
                        instead_of?: number;
                        reason?: string;
                        by?: string;
                    } | {
                        list_price: number;
                        employee_wage: number;
                        note?: string;
                        by?: string;
                    } | {
                        reason: string;
                        by?: string;
                    } | {
                        /** @enum {string} */
                        state: "running" | "cancelled" | "expiring" | "defaulted" | "on_hold" | "pending_swap" | "suspended" | "finished";
                        note?: string;
                        by?: string;
                    } | {
                        /** @enum {string} */
                        fault?: "agency" | "family" | "nobody";
                        reason: string;
                        manager?: string;
                        expected_fee?: number;
                        expected_refund?: number;
                        by?: string;
                    } | {
                        description: string;
                        amount: number;
                        taxed?: boolean;
                        /** Format: date */
                        due_date?: string;
                        by?: string;
                    } | {
                        reason: string;
                        by?: string;
                    } | {
                        /** @enum {string} */
                        decision: "approve" | "reject";
                        note?: string;
                        employee_id?: number;
                        family_agreed?: boolean;
                        by?: string;
                    } | {
                        /** @enum {string} */
                        state: "sent" | "failed" | "pending";
                        note?: string;
                        by?: string;
                    } | {
                        amount: number;
                        reason: string;
                        by?: string;
                    } | {
                        percent?: number;
                        amount?: number;
                        /** Format: date */
                        valid_until: string;
                        name: string;
                        by?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "before": {
                     *           "order": "processing",
                     *           "contract": "running",
                     *           "record": "",
                     *           "invoiced": 113.85,
                     *           "credited": 0,
                     *           "unpaid": 0,
                     *           "refunded": 0,
                     *           "wallet": 0,
                     *           "vouchers": 0,
                     *           "workers": [
                     *             "Akinyi"
                     *           ]
                     *         },
                     *         "after": {
                     *           "order": "cancelled",
                     *           "contract": "cancelled",
                     *           "record": "",
                     *           "invoiced": 113.85,
                     *           "credited": 113.85,
                     *           "unpaid": 0,
                     *           "refunded": 113.85,
                     *           "wallet": 0,
                     *           "vouchers": 0,
                     *           "workers": [
                     *             "Akinyi"
                     *           ]
                     *         },
                     *         "notices": [
                     *           "order_cancelled",
                     *           "refund_approved"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            before: {
                                order: string;
                                contract: string;
                                record: string;
                                invoiced: number;
                                credited: number;
                                unpaid: number;
                                refunded: number;
                                wallet: number;
                                vouchers: number;
                                workers: string[];
                            };
                            after: {
                                order: string;
                                contract: string;
                                record: string;
                                invoiced: number;
                                credited: number;
                                unpaid: number;
                                refunded: number;
                                wallet: number;
                                vouchers: number;
                                workers: string[];
                            };
                            notices: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BalanceTooLowOrInstalmentsNotCancellableOrNoWorkerFreeOrQuoteChangedOrRequestAlreadyOpenOrTransitionNotAllowedOrWorkerUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsPreviewVisit: {
        parameters: {
            query: {
                /** @example cancelled */
                state: "missed" | "cancelled";
                /** @example agency */
                fault?: "agency" | "family" | "nobody";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "fault": "agency",
                     *         "is_used": false,
                     *         "refund": 113.85
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            fault: string;
                            is_used: boolean;
                            refund: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsPriceOrder: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list_price": 11100,
                 *       "employee_wage": 4500
                 *     }
                 */
                "application/json": {
                    list_price: number;
                    employee_wage: number;
                    note?: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Paid",
                     *           "value": "paid"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null,
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                            } | null;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            contract_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                state: string;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            invoice_id: components["schemas"]["Relation"] | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            partner_shipping_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date */
                            first_visit_date: string | null;
                            plan_duration: number | null;
                            salary: number | null;
                            amount_total: number | null;
                            amount_due: number | null;
                            lines: components["schemas"]["QuoteLine"][];
                            amount_tax: number | null;
                            need_delivery: boolean;
                            visit_window: string;
                            visit_count: number;
                            repeat_count: number;
                            repeat_interval_days: number;
                            visits: components["schemas"]["OrderVisit"][];
                            special: {
                                worker_type: string;
                                nationality: string;
                                worker_count: number;
                                duration: string;
                                indicative_total: number | null;
                            } | null;
                            note: string | null;
                            office_note: string | null;
                            stages: components["schemas"]["Stage"][];
                            stage: string;
                            payment_method: string;
                            payment_state: string;
                            payment_link: string | null;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                            payable: boolean;
                            terms_to_accept: string | null;
                            cancellable: boolean;
                            /** Format: date-time */
                            cancel_free_until: string | null;
                            cancellation_excluded: boolean;
                            payouts: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            }[];
                            needs_worker: boolean;
                            /** Format: date */
                            late_since: string | null;
                            /** Format: date */
                            arrival_expected_on: string | null;
                            /** Format: date */
                            arrival_latest_on: string | null;
                            arrival_asked: boolean;
                            offer: {
                                place: string;
                                /** Format: date-time */
                                at: string | null;
                                /** Format: date */
                                days_from: string | null;
                                /** Format: date-time */
                                disputable_until: string | null;
                                disputed: boolean;
                            } | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsReassignVisit: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employee_id": 1002,
                 *       "reason": "Akinyi is ill"
                 *     }
                 */
                "application/json": {
                    employee_id?: number;
                    instead_of?: number;
                    reason?: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Scheduled",
                     *           "value": "scheduled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": "2026-03-02T04:30:00Z",
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": null,
                     *         "cut_short": false,
                     *         "choose_by": null,
                     *         "choice_refund": null,
                     *         "remedy": null,
                     *         "confirmation": null,
                     *         "disputable_until": null,
                     *         "decide_by": null,
                     *         "returned": null,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [
                     *           {
                     *             "step": "left",
                     *             "at": "2026-03-04T04:10:00Z"
                     *           }
                     *         ],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "failure_reason": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"] | null;
                            name: string;
                            /** Format: date */
                            first_visit_date: string | null;
                            /** Format: date */
                            visit_end_date: string | null;
                            visit_status: components["schemas"]["Label"];
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            visit_window: string;
                            /** Format: date-time */
                            arrives_from: string | null;
                            /** Format: date-time */
                            arrives_to: string | null;
                            /** Format: date-time */
                            ends_at: string | null;
                            /** Format: date-time */
                            movable_until: string | null;
                            calendar_uid: string;
                            calendar_sequence: number;
                            address: string | null;
                            fault: string | null;
                            cut_short: boolean;
                            /** Format: date-time */
                            choose_by: string | null;
                            choice_refund: number | null;
                            remedy: string | null;
                            confirmation: string | null;
                            /** Format: date-time */
                            disputable_until: string | null;
                            /** Format: date-time */
                            decide_by: string | null;
                            returned: number | null;
                            office_note: string | null;
                            driver: string | null;
                            steps: {
                                step: string;
                                /** Format: date-time */
                                at: string | null;
                            }[];
                            /** Format: date-time */
                            driver_waits_until: string | null;
                            /** Format: date-time */
                            coming_at: string | null;
                            door_contact: {
                                name: string;
                                mobile: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            failure_reason: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrNoWorkerFreeOrTransitionNotAllowedOrWorkerUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsRecordAbsence: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1001 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-03-04",
                 *       "to": "2026-03-04",
                 *       "reason": "ill"
                 *     }
                 */
                "application/json": {
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    to: string;
                    /** @enum {string} */
                    reason: "ill" | "leave" | "other";
                    note?: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "c7d8e9f0-a1b2-4c3d-8e4f-5a6b7c8d9e0f",
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi"
                     *         },
                     *         "from": "2026-03-04",
                     *         "to": "2026-03-04",
                     *         "reason": "ill",
                     *         "note": null,
                     *         "touched": [
                     *           {
                     *             "employee_id": {
                     *               "id": 1001,
                     *               "name": "Akinyi"
                     *             },
                     *             "order_id": {
                     *               "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *               "name": "SK-1042"
                     *             },
                     *             "contract_id": {
                     *               "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *               "name": "CT-2031"
                     *             },
                     *             "visit_id": {
                     *               "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *               "name": "CT-2031/1"
                     *             },
                     *             "first_day": "2026-03-04",
                     *             "last_day": "2026-03-04",
                     *             "visit_window": "morning",
                     *             "partner_id": {
                     *               "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *               "name": "Demo Customer Account",
                     *               "phone": "0500000000"
                     *             },
                     *             "branch_id": {
                     *               "id": 2,
                     *               "name": "Riyadh branch"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            employee_id: components["schemas"]["Relation"] | null;
                            /** Format: date */
                            from: string | null;
                            /** Format: date */
                            to: string | null;
                            reason: string;
                            note: string | null;
                            touched: {
                                employee_id: components["schemas"]["Relation"] | null;
                                order_id: components["schemas"]["Relation"] | null;
                                contract_id: components["schemas"]["Relation"] | null;
                                visit_id: components["schemas"]["Relation"] | null;
                                /** Format: date */
                                first_day: string | null;
                                /** Format: date */
                                last_day: string | null;
                                visit_window: string;
                                partner_id: {
                                    id: components["schemas"]["Id"] | null;
                                    name: string;
                                    phone: string;
                                } | null;
                                branch_id: components["schemas"]["Relation"] | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsReleaseOrderHold: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *         "number": "SK-1042",
                     *         "kind": "hourly",
                     *         "status": {
                     *           "label": "Expired",
                     *           "value": "expired"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "nationality_id": {
                     *           "id": 1,
                     *           "name": "Kenyan",
                     *           "code": "KE"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031",
                     *           "state": "running"
                     *         },
                     *         "open_request": null,
                     *         "invoice_id": {
                     *           "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *           "name": "INV-0007"
                     *         },
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         },
                     *         "partner_shipping_id": {
                     *           "id": "5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66",
                     *           "name": "Home"
                     *         },
                     *         "created_at": "2026-03-01T09:12:00Z",
                     *         "first_visit_date": "2026-03-04",
                     *         "plan_duration": 1,
                     *         "salary": null,
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "lines": [
                     *           {
                     *             "code": "service",
                     *             "label": "Service",
                     *             "rule": "",
                     *             "amount": 99
                     *           },
                     *           {
                     *             "code": "tax",
                     *             "label": "VAT 15%",
                     *             "rule": "",
                     *             "amount": 14.85
                     *           }
                     *         ],
                     *         "amount_tax": 14.85,
                     *         "need_delivery": false,
                     *         "visit_window": "morning",
                     *         "visit_count": 1,
                     *         "repeat_count": 1,
                     *         "repeat_interval_days": 0,
                     *         "visits": [
                     *           {
                     *             "date": "2026-03-04",
                     *             "period": "morning",
                     *             "arrive_from": "07:30",
                     *             "arrive_to": "09:30",
                     *             "visit_status": {
                     *               "label": "Scheduled",
                     *               "value": "scheduled"
                     *             },
                     *             "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *             "calendar_sequence": 0
                     *           }
                     *         ],
                     *         "special": null,
                     *         "note": null,
                     *         "office_note": null,
                     *         "stages": [
                     *           {
                     *             "code": "submitted",
                     *             "label": "Request submitted",
                     *             "at": "2026-03-01T09:12:00Z",
                     *             "note": null
                     *           },
                     *           {
                     *             "code": "processing",
                     *             "label": "In progress",
                     *             "at": null,
                     *             "note": null
                     *           }
                     *         ],
                     *         "stage": "submitted",
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "payment_state": "paid",
                     *         "payment_link": null,
                     *         "hold_expires_at": null,
                     *         "payable": false,
                     *         "terms_to_accept": null,
                     *         "cancellable": false,
                     *         "cancel_free_until": "2026-03-02T04:30:00Z",
                     *         "payouts": [
                     *           {
                     *             "id": "0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11",
                     *             "amount": 222.75,
                     *             "to_card": 200,
                     *             "to_wallet": 22.75,
                     *             "state": "on_its_way",
                     *             "approved_at": "2026-03-01T10:00:00Z",
                     *             "sent_at": null,
                     *             "due_from": "2026-03-08",
                     *             "due_by": "2026-03-10"
                     *           }
                     *         ],
                     *         "needs_worker": false,
                     *         "late_since": null,
                     *         "arrival_expected_on": null,
                     *         "arrival_latest_on": null,
                     *         "arrival_asked": false,
                     *         "offer": null,
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            number: string;
                            kind: string;
                            status: components["schemas"]["Label"];
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                            } | null;
                            nationality_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            contract_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                state: string;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            invoice_id: components["schemas"]["Relation"] | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            partner_shipping_id: components["schemas"]["Relation"] | null;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date */
                            first_visit_date: string | null;
                            plan_duration: number | null;
                            salary: number | null;
                            amount_total: number | null;
                            amount_due: number | null;
                            lines: components["schemas"]["QuoteLine"][];
                            amount_tax: number | null;
                            need_delivery: boolean;
                            visit_window: string;
                            visit_count: number;
                            repeat_count: number;
                            repeat_interval_days: number;
                            visits: components["schemas"]["OrderVisit"][];
                            special: {
                                worker_type: string;
                                nationality: string;
                                worker_count: number;
                                duration: string;
                                indicative_total: number | null;
                            } | null;
                            note: string | null;
                            office_note: string | null;
                            stages: components["schemas"]["Stage"][];
                            stage: string;
                            payment_method: string;
                            payment_state: string;
                            payment_link: string | null;
                            /** Format: date-time */
                            hold_expires_at: string | null;
                            payable: boolean;
                            terms_to_accept: string | null;
                            cancellable: boolean;
                            /** Format: date-time */
                            cancel_free_until: string | null;
                            cancellation_excluded: boolean;
                            payouts: {
                                id: components["schemas"]["Id"] | null;
                                amount: number;
                                to_card: number;
                                to_wallet: number;
                                state: string;
                                /** Format: date-time */
                                approved_at: string | null;
                                /** Format: date-time */
                                sent_at: string | null;
                                /** Format: date */
                                due_from: string | null;
                                /** Format: date */
                                due_by: string | null;
                            }[];
                            needs_worker: boolean;
                            /** Format: date */
                            late_since: string | null;
                            /** Format: date */
                            arrival_expected_on: string | null;
                            /** Format: date */
                            arrival_latest_on: string | null;
                            arrival_asked: boolean;
                            offer: {
                                place: string;
                                /** Format: date-time */
                                at: string | null;
                                /** Format: date */
                                days_from: string | null;
                                /** Format: date-time */
                                disputable_until: string | null;
                                disputed: boolean;
                            } | null;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsResendOutboxMessage: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example o1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionNotAllowed"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsResetRateLimits: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "1012345672"
                 *     }
                 */
                "application/json": {
                    subject?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsRunJobs: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobs": [
                 *         "expire_holds"
                 *       ]
                 *     }
                 */
                "application/json": {
                    jobs?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "job": "expire_holds",
                     *           "changed": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            job: string;
                            changed: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsSetContractState: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "finished"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    state: "running" | "cancelled" | "expiring" | "defaulted" | "on_hold" | "pending_swap" | "suspended" | "finished";
                    note?: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *         "name": "CT-2031",
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "Single morning visit"
                     *         },
                     *         "resident_hourly_service_state": {
                     *           "label": "Ongoing",
                     *           "value": "running"
                     *         },
                     *         "state": {
                     *           "label": "Ongoing",
                     *           "value": "running"
                     *         },
                     *         "amount_total": 113.85,
                     *         "date_order": "2026-03-01",
                     *         "service_end_date": "2026-03-04",
                     *         "order_line": [
                     *           {
                     *             "id": 1,
                     *             "product_template_id": {
                     *               "id": 101,
                     *               "name": "Single morning visit"
                     *             },
                     *             "price_unit": 99
                     *           }
                     *         ],
                     *         "order_id": {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "name": "SK-1042"
                     *         },
                     *         "visit_count": 1,
                     *         "visits_done": 0,
                     *         "visit_period_id": {
                     *           "id": 1,
                     *           "name": "Morning",
                     *           "code": "morning"
                     *         },
                     *         "employee_ids": [
                     *           {
                     *             "id": 1001,
                     *             "name": "Akinyi",
                     *             "gender": "f",
                     *             "nationality_code": "KE",
                     *             "job_code": "housemaid"
                     *           }
                     *         ],
                     *         "salary": null,
                     *         "days_left": 3,
                     *         "office_note": null,
                     *         "pauses_on": null,
                     *         "resumes_on": null,
                     *         "earliest_resumption": null,
                     *         "overdue_invoice": null,
                     *         "payment_method": "card",
                     *         "cancellation_excluded": false,
                     *         "open_request": null,
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            plan_id: components["schemas"]["Relation"] | null;
                            resident_hourly_service_state: components["schemas"]["Label"];
                            state: components["schemas"]["Label"];
                            amount_total: number | null;
                            /** Format: date */
                            date_order: string | null;
                            /** Format: date */
                            service_end_date: string | null;
                            order_line: {
                                id: components["schemas"]["Id"] | null;
                                product_template_id: components["schemas"]["Relation"] | null;
                                price_unit: number | null;
                            }[];
                            order_id: components["schemas"]["Relation"] | null;
                            visit_count: number;
                            visits_done: number;
                            visit_period_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            employee_ids: ({
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null)[];
                            salary: number | null;
                            days_left: number | null;
                            payment_method: string;
                            cancellation_excluded: boolean;
                            office_note: string | null;
                            /** Format: date */
                            pauses_on: string | null;
                            /** Format: date */
                            resumes_on: string | null;
                            /** Format: date */
                            earliest_resumption: string | null;
                            overdue_invoice: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                amount_due: number | null;
                            } | null;
                            open_request: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                kind: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrRequestAlreadyOpenOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsSetVisitState: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "cancelled",
                 *       "fault": "agency",
                 *       "reason": "worker_ill"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    state: "on_the_way" | "in_progress" | "done" | "missed" | "cancelled";
                    /** @enum {string} */
                    fault?: "agency" | "family" | "nobody";
                    /** @enum {string} */
                    reason?: "worker_ill" | "no_worker" | "no_driver" | "called_off" | "nobody_opened" | "worker_refused" | "unsafe" | "weather" | "road";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1",
                     *         "name": "CT-2031/1",
                     *         "first_visit_date": "2026-03-04",
                     *         "visit_end_date": "2026-03-04",
                     *         "visit_status": {
                     *           "label": "Cancelled",
                     *           "value": "cancelled"
                     *         },
                     *         "partner_id": {
                     *           "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *           "name": "Demo Customer Account",
                     *           "phone": "0500000000"
                     *         },
                     *         "service_id": {
                     *           "id": 1,
                     *           "name": "Hourly service",
                     *           "code": "hourly"
                     *         },
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "employee_id": {
                     *           "id": 1001,
                     *           "name": "Akinyi",
                     *           "gender": "f",
                     *           "nationality_code": "KE",
                     *           "job_code": "housemaid"
                     *         },
                     *         "visit_window": "morning",
                     *         "arrives_from": "2026-03-04T04:30:00Z",
                     *         "arrives_to": "2026-03-04T06:30:00Z",
                     *         "ends_at": "2026-03-04T10:30:00Z",
                     *         "movable_until": null,
                     *         "calendar_uid": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10-1",
                     *         "calendar_sequence": 0,
                     *         "address": "Demo Street, Al Olaya, Riyadh",
                     *         "fault": "agency",
                     *         "cut_short": false,
                     *         "choose_by": "2026-03-07T04:30:00Z",
                     *         "choice_refund": 113.85,
                     *         "remedy": null,
                     *         "confirmation": null,
                     *         "disputable_until": null,
                     *         "decide_by": null,
                     *         "returned": null,
                     *         "office_note": null,
                     *         "driver": "Salim",
                     *         "steps": [],
                     *         "driver_waits_until": null,
                     *         "coming_at": null,
                     *         "door_contact": {
                     *           "name": "Umm Sara",
                     *           "mobile": "0500000001"
                     *         },
                     *         "failure_reason": "worker_ill",
                     *         "branch_id": {
                     *           "id": 2,
                     *           "name": "Riyadh branch"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"] | null;
                            name: string;
                            /** Format: date */
                            first_visit_date: string | null;
                            /** Format: date */
                            visit_end_date: string | null;
                            visit_status: components["schemas"]["Label"];
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            service_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                code: string;
                            } | null;
                            contract_id: components["schemas"]["Relation"] | null;
                            employee_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                gender: string;
                                nationality_code: string;
                                job_code: string | null;
                            } | null;
                            visit_window: string;
                            /** Format: date-time */
                            arrives_from: string | null;
                            /** Format: date-time */
                            arrives_to: string | null;
                            /** Format: date-time */
                            ends_at: string | null;
                            /** Format: date-time */
                            movable_until: string | null;
                            calendar_uid: string;
                            calendar_sequence: number;
                            address: string | null;
                            fault: string | null;
                            cut_short: boolean;
                            /** Format: date-time */
                            choose_by: string | null;
                            choice_refund: number | null;
                            remedy: string | null;
                            confirmation: string | null;
                            /** Format: date-time */
                            disputable_until: string | null;
                            /** Format: date-time */
                            decide_by: string | null;
                            returned: number | null;
                            office_note: string | null;
                            driver: string | null;
                            steps: {
                                step: string;
                                /** Format: date-time */
                                at: string | null;
                            }[];
                            /** Format: date-time */
                            driver_waits_until: string | null;
                            /** Format: date-time */
                            coming_at: string | null;
                            door_contact: {
                                name: string;
                                mobile: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            failure_reason: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsSetWorkerAvailability: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "available": false
                 *     }
                 */
                "application/json": {
                    available: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsVoidCharge: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same key and body answers the stored answer; another body under it is a 422. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Typed 3000 instead of 300"
                 *     }
                 */
                "application/json": {
                    reason: string;
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88",
                     *         "name": "INV-0007",
                     *         "kind": "order",
                     *         "amount_total": 113.85,
                     *         "amount_due": 0,
                     *         "state": {
                     *           "label": "Credited",
                     *           "value": "credited"
                     *         },
                     *         "invoice_date": "2026-03-01",
                     *         "due_date": "2026-03-08",
                     *         "contract_id": {
                     *           "id": "9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22",
                     *           "name": "CT-2031"
                     *         },
                     *         "order_id": {
                     *           "id": "4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10",
                     *           "name": "SK-1042"
                     *         },
                     *         "plan_id": {
                     *           "id": 101,
                     *           "name": "One morning visit"
                     *         },
                     *         "payable": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgressOrTransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStaffPassword: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old_password": "a quiet garden 41",
                 *       "new_password": "a quiet garden 42",
                 *       "confirm_password": "a quiet garden 42"
                 *     }
                 */
                "application/json": {
                    old_password: string;
                    new_password: string;
                    confirm_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidOrWrongPassword"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endStaffSession: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example e9f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffSession: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "d8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a",
                     *         "name": "Huda",
                     *         "email": "huda@agency.example",
                     *         "roles": [
                     *           "desk"
                     *         ],
                     *         "branch_ids": [
                     *           {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           }
                     *         ],
                     *         "must_change_password": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            email: string;
                            roles: ("desk" | "recruitment" | "dispatch" | "finance" | "branch_manager" | "owner" | "auditor")[];
                            branch_ids: (components["schemas"]["Relation"] | null)[];
                            must_change_password: boolean;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    staffSignIn: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "huda@agency.example",
                 *       "password": "a quiet garden 41"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "d8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a",
                     *         "name": "Huda",
                     *         "email": "huda@agency.example",
                     *         "roles": [
                     *           "desk"
                     *         ],
                     *         "branch_ids": [
                     *           {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           }
                     *         ],
                     *         "must_change_password": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            email: string;
                            roles: ("desk" | "recruitment" | "dispatch" | "finance" | "branch_manager" | "owner" | "auditor")[];
                            branch_ids: (components["schemas"]["Relation"] | null)[];
                            must_change_password: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    staffSignOut: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaffSessions: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "e9f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b",
                     *           "began_at": "2026-03-01T06:00:00Z",
                     *           "used_at": "2026-03-01T09:00:00Z",
                     *           "ends_at": "2026-03-01T18:00:00Z",
                     *           "address": "203.0.113.7",
                     *           "browser": "Mozilla/5.0 Firefox/125.0",
                     *           "is_this": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            /** Format: date-time */
                            began_at: string | null;
                            /** Format: date-time */
                            used_at: string | null;
                            /** Format: date-time */
                            ends_at: string | null;
                            address: string;
                            browser: string;
                            is_this: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListStaff: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example true */
                active?: boolean;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "d8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a",
                     *           "name": "Huda",
                     *           "email": "huda@agency.example",
                     *           "roles": [
                     *             "desk"
                     *           ],
                     *           "branch_ids": [
                     *             {
                     *               "id": 2,
                     *               "name": "Riyadh branch"
                     *             }
                     *           ],
                     *           "must_change_password": false,
                     *           "is_active": true,
                     *           "created_at": "2026-01-01T09:00:00Z",
                     *           "last_seen_at": "2026-03-01T09:00:00Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            email: string;
                            roles: ("desk" | "recruitment" | "dispatch" | "finance" | "branch_manager" | "owner" | "auditor")[];
                            branch_ids: (components["schemas"]["Relation"] | null)[];
                            must_change_password: boolean;
                            is_active: boolean;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date-time */
                            last_seen_at: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsAddStaff: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Huda",
                 *       "email": "huda@agency.example",
                 *       "roles": [
                 *         "desk"
                 *       ],
                 *       "branches": [
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: string;
                    email: string;
                    roles: ("desk" | "recruitment" | "dispatch" | "finance" | "branch_manager" | "owner" | "auditor")[];
                    branches?: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "d8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a",
                     *         "name": "Huda",
                     *         "email": "huda@agency.example",
                     *         "roles": [
                     *           "desk"
                     *         ],
                     *         "branch_ids": [
                     *           {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           }
                     *         ],
                     *         "must_change_password": true,
                     *         "is_active": true,
                     *         "created_at": "2026-01-01T09:00:00Z",
                     *         "last_seen_at": null,
                     *         "password": "Q2hhbmdlIG1l"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            email: string;
                            roles: ("desk" | "recruitment" | "dispatch" | "finance" | "branch_manager" | "owner" | "auditor")[];
                            branch_ids: (components["schemas"]["Relation"] | null)[];
                            must_change_password: boolean;
                            is_active: boolean;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date-time */
                            last_seen_at: string | null;
                            password: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LoginTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsChangeStaff: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example d8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roles": [
                 *         "desk",
                 *         "dispatch"
                 *       ]
                 *     }
                 */
                "application/json": {
                    name?: string;
                    roles?: ("desk" | "recruitment" | "dispatch" | "finance" | "branch_manager" | "owner" | "auditor")[];
                    branches?: number[];
                    is_active?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "id": "d8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a",
                     *         "name": "Huda",
                     *         "email": "huda@agency.example",
                     *         "roles": [
                     *           "desk",
                     *           "dispatch"
                     *         ],
                     *         "branch_ids": [
                     *           {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           }
                     *         ],
                     *         "must_change_password": false,
                     *         "is_active": true,
                     *         "created_at": "2026-01-01T09:00:00Z",
                     *         "last_seen_at": "2026-03-01T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            name: string;
                            email: string;
                            roles: ("desk" | "recruitment" | "dispatch" | "finance" | "branch_manager" | "owner" | "auditor")[];
                            branch_ids: (components["schemas"]["Relation"] | null)[];
                            must_change_password: boolean;
                            is_active: boolean;
                            /** Format: date-time */
                            created_at: string | null;
                            /** Format: date-time */
                            last_seen_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsResetStaffPassword: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example d8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": {
                     *         "password": "Q2hhbmdlIG1l"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            password: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    opsListQueue: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @example request */
                kind?: "request" | "complaint" | "package" | "order" | "visit" | "refund" | "charge" | "notice";
                branch?: number;
                mine?: boolean;
                search?: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "result": [
                     *         {
                     *           "id": "c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f",
                     *           "kind": "request",
                     *           "number": "RQ-1007",
                     *           "about": "cancellation",
                     *           "amount": null,
                     *           "due": "2026-03-03T09:00:00Z",
                     *           "since": "2026-03-01T09:00:00Z",
                     *           "is_overdue": false,
                     *           "partner_id": {
                     *             "id": "0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44",
                     *             "name": "Demo Customer Account",
                     *             "phone": "0500000000"
                     *           },
                     *           "branch_id": {
                     *             "id": 2,
                     *             "name": "Riyadh branch"
                     *           },
                     *           "owner_id": {
                     *             "id": "d8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a",
                     *             "name": "Huda"
                     *           },
                     *           "is_mine": true
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "total_pages": 1,
                     *         "has_next": false
                     *       },
                     *       "counts": [
                     *         {
                     *           "kind": "request",
                     *           "count": 1,
                     *           "overdue": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                        result: {
                            id: components["schemas"]["Id"];
                            /** @enum {string} */
                            kind: "request" | "complaint" | "package" | "order" | "visit" | "refund" | "charge" | "notice";
                            number: string;
                            about: string;
                            amount: number | null;
                            /** Format: date-time */
                            due: string | null;
                            /** Format: date-time */
                            since: string | null;
                            is_overdue: boolean;
                            partner_id: {
                                id: components["schemas"]["Id"] | null;
                                name: string;
                                phone: string;
                            } | null;
                            branch_id: components["schemas"]["Relation"] | null;
                            owner_id: components["schemas"]["Relation"] | null;
                            is_mine: boolean;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                        counts: {
                            /** @enum {string} */
                            kind: "request" | "complaint" | "package" | "order" | "visit" | "refund" | "charge" | "notice";
                            count: number;
                            overdue: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeFromQueue: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "request",
                 *       "is_mine": true
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "request" | "complaint" | "package" | "order" | "visit" | "refund" | "charge" | "notice";
                    is_mine: boolean;
                    seen_owner?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TransitionNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        status: string;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "checks": [
                     *         {
                     *           "name": "database",
                     *           "status": "ok"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        status: string;
                        checks: {
                            name: string;
                            status: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
